import {
  type OrderCall,
  type ServiceId,
  type ServiceKey,
  type ServiceName,
  serviceRowOf,
  serviceRows,
  type serviceTable,
} from '@/lib/contracts/money/service-table';

export type { OrderCall, ServiceId } from '@/lib/contracts/money/service-table';

type Table = typeof serviceTable;
type Ids = { readonly [Name in ServiceName]: Table[Name]['id'] };

/** Services by the ids of the API. */
export const serviceIds = Object.fromEntries(serviceRows.map(({ name, id }) => [name, id])) as Ids;

/** Services by the key of their catalogue: `GET v1/services/types/{key}`. */
export const serviceKeys = Object.fromEntries(serviceRows.map(({ catalogue, id }) => [catalogue, id])) as Readonly<
  Record<ServiceKey, ServiceId>
>;

/** The ids of the services that are ordered with a form, done by people or by the price model. */
export type OrderedServiceId = {
  [Name in ServiceName]: Table[Name]['call'] extends null ? never : Table[Name]['id'];
}[ServiceName];

/** Services by the call `init-{name}-order` that orders them with a form. */
export const orderCalls = Object.fromEntries(serviceRows.flatMap(({ call, id }) => (call ? [[call.name, id]] : []))) as Readonly<
  Record<OrderCall, OrderedServiceId>
>;

/** Whether it has a visit, whose slot is booked. */
export const hasVisit = (serviceId: number): boolean => serviceRowOf(serviceId)?.work === 'visit';

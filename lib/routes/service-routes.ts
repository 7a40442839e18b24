import { type ServiceKey, type ServicePageKey, serviceRows } from '@/lib/contracts/money/service-table';
import { accountRouteOf } from './account-routes';

export type ServiceRoute = {
  key: ServicePageKey;
  serviceId: number;
  catalogue: ServiceKey;
  landing: string;
  order: string | null;
  accountOrder: string;
};

/** The addresses of the paid services. VIP and the facebook boost are bought for one's own statements and so within the account. */
export const serviceRoutes: readonly ServiceRoute[] = serviceRows.flatMap(({ id, catalogue, page }) =>
  page === null ? [] : [{ ...page, key: page.key as ServicePageKey, serviceId: id, catalogue: catalogue as ServiceKey }],
);

export const serviceRouteOf = (key: ServicePageKey): ServiceRoute => {
  const route = serviceRoutes.find((candidate) => candidate.key === key);
  if (!route) throw new Error(`No service has the page ${key}.`);
  return route;
};

/** The route of a service by its id; undefined for what has no page, such as days of a publication. */
export const serviceRouteOfId = (serviceId: number): ServiceRoute | undefined =>
  serviceRoutes.find((route) => route.serviceId === serviceId);

/** Where a service is ordered from its landing page; null while that page does not exist. */
export function orderPathOf({ order, accountOrder }: ServiceRoute): string | null {
  if (order !== null) return order;
  return accountRouteOf(accountOrder) ? accountOrder : null;
}

/** Every address of the services outside the account. */
export const servicePaths: ReadonlySet<string> = new Set(
  serviceRoutes.flatMap(({ landing, order }) => (order === null ? [landing] : [landing, order])),
);

/** Other spellings in circulation, and the address that each means. */
export const serviceAliases: Readonly<Record<string, string>> = { '/vip': '/VIP' };

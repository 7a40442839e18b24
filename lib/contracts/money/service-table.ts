/** A paid service: all that the site, its API and the desk know of it apart from its prices, form and texts. */
type ServiceRow = {
  /** The id of the API; from 17 on further ones of the operator. */
  id: number;
  /** Key of its catalogue: `GET v1/services/types/{key}`; null for what is bought beside another service. */
  catalogue: string | null;
  /** The call that orders it with a form, `init-{call}-order`, and its summary; null where its statements have a call of their own. */
  call: { name: string; summary: string } | null;
  /** Key and address in the list of services of the site. */
  listed: { key: string; url: string } | null;
  page: {
    key: string;
    /** The page that presents it, without the language. */
    landing: string;
    /** Where it is ordered by anybody, guests included; null where only the account has such a page. */
    order: string | null;
    /** The same form within the account. */
    accountOrder: `/account/${string}`;
  } | null;
  /** What it is ordered for: a statement of one's own, that or an address, or neither. */
  property: 'own' | 'own_or_address' | 'none';
  /** What the staff do: visit the buyer in a booked slot, get an appointment, or work without a time; null when it is complete once paid. */
  work: 'visit' | 'appointment' | 'untimed' | null;
  /** Whether the result is a link. */
  isLinked?: true;
  /** Whether one notice covers payment and delivery. */
  isImmediate?: true;
  takesPromoCodes?: true;
  /** Whether a valuer is chosen. */
  hasRater?: true;
};

/** The one list of paid services, in the order of their pages; docs/architecture.md names what else a new one needs. */
export const serviceTable = {
  vip: {
    id: 1,
    catalogue: 'vip-service',
    call: null,
    listed: { key: 'liv-vip', url: '/vip' },
    page: { key: 'vip', landing: '/VIP', order: null, accountOrder: '/account/vipService/vipView' },
    property: 'own',
    work: null,
    isImmediate: true,
  },
  facebook: {
    id: 2,
    catalogue: 'facebook-boost-service',
    call: null,
    listed: { key: 'facebook-boost', url: '/facebook' },
    page: { key: 'facebook', landing: '/facebook', order: null, accountOrder: '/account/facebookService/facebookView' },
    property: 'own',
    work: 'untimed',
    isLinked: true,
  },
  tour3d: {
    id: 3,
    catalogue: '3d-service',
    call: { name: 'matterport-service', summary: 'Orders a 3D tour' },
    listed: { key: '3d-tour', url: '/3d-turi' },
    page: {
      key: '3d-turi',
      landing: '/3d-turi',
      order: '/3d-turi/tourView',
      accountOrder: '/account/3DTourService/tourView',
    },
    property: 'own_or_address',
    work: 'visit',
    isLinked: true,
  },
  photoTour: {
    id: 4,
    catalogue: 'photographer-service',
    call: { name: 'photographer-service', summary: 'Orders a photo shoot' },
    listed: { key: 'photo-tour', url: '/photo-tour' },
    page: {
      key: 'photo-tour',
      landing: '/photo-tour',
      order: '/photo-tour/tourView',
      accountOrder: '/account/photoTourService/tourView',
    },
    property: 'own_or_address',
    work: 'visit',
  },
  rate: {
    id: 5,
    catalogue: 'rate-service',
    call: { name: 'rate-service', summary: 'Orders a valuation' },
    listed: { key: 'rate', url: '/shefaseba' },
    page: {
      key: 'shefaseba',
      landing: '/shefaseba',
      order: '/shefaseba/RatersView',
      accountOrder: '/account/ratersService/ratersView',
    },
    property: 'own_or_address',
    work: 'visit',
    hasRater: true,
  },
  measure: {
    id: 8,
    catalogue: 'measure-service',
    call: { name: 'measure-service', summary: 'Orders a measurement' },
    listed: { key: 'measure', url: '/azomva/MeasurmentView' },
    // /azomva itself is blocked for everyone, so its order view is its landing page too.
    page: {
      key: 'azomva',
      landing: '/azomva/MeasurmentView',
      order: '/azomva/MeasurmentView',
      accountOrder: '/account/measureService/MeasurmentView',
    },
    property: 'own_or_address',
    work: 'visit',
  },
  legalCheck: {
    id: 9,
    catalogue: 'legal-verification-service',
    call: { name: 'legal-verification-service', summary: 'Orders a legal check' },
    listed: { key: 'check-real-estate', url: '/check-real-estate' },
    page: {
      key: 'check-real-estate',
      landing: '/check-real-estate',
      order: '/check-real-estate/realEstateView',
      accountOrder: '/account/checkRealEstate/realEstateView',
    },
    property: 'none',
    work: 'untimed',
    takesPromoCodes: true,
  },
  publicRegistry: {
    id: 16,
    catalogue: 'public-registry-service',
    call: { name: 'public-registry-service', summary: 'Orders a booking with the public registry' },
    listed: { key: 'public-services', url: '/booking-service' },
    page: {
      key: 'booking-service',
      landing: '/booking-service',
      order: '/booking-service/BookingView',
      accountOrder: '/account/bookingService/bookingView',
    },
    property: 'none',
    work: 'appointment',
  },
  /** Placements bought ahead. */
  package: {
    id: 17,
    catalogue: null,
    call: null,
    listed: null,
    page: null,
    property: 'own_or_address',
    work: null,
    isImmediate: true,
  },
  /** Days of a statement over the free quota. */
  publication: {
    id: 18,
    catalogue: null,
    call: null,
    listed: null,
    page: null,
    property: 'own_or_address',
    work: null,
    isImmediate: true,
  },
  /** The price estimate of a statement with what it rests on. */
  aiData: {
    id: 19,
    catalogue: 'ai-service',
    call: { name: 'ai-service', summary: 'Orders the data of the price estimate' },
    listed: null,
    page: null,
    property: 'own',
    work: null,
  },
} as const satisfies Record<string, ServiceRow>;

type Table = typeof serviceTable;
export type ServiceName = keyof Table;
export type ServiceId = Table[ServiceName]['id'];

type NonNull<Value> = Exclude<Value, null>;
/** Keys of the catalogue. */
export type ServiceKey = NonNull<Table[ServiceName]['catalogue']>;
export type ServicePageKey = NonNull<Table[ServiceName]['page']>['key'];
export type OrderCall = NonNull<Table[ServiceName]['call']>['name'];

/** The services with their names. */
export const serviceRows: readonly (ServiceRow & { name: ServiceName; id: ServiceId })[] = Object.entries(serviceTable).map(
  ([name, row]) => ({ name: name as ServiceName, ...row }),
);
const rowsById = new Map<number, ServiceRow>(serviceRows.map((row) => [row.id, row]));

/** Undefined for an id that no service has. */
export const serviceRowOf = (id: number): ServiceRow | undefined => rowsById.get(id);

export const serviceKeyNames = serviceRows.flatMap(({ catalogue }) => catalogue ?? []) as ServiceKey[];
export const servicePageKeys = serviceRows.flatMap(({ page }) => page?.key ?? []) as ServicePageKey[];

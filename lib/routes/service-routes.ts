import type { ServiceKey, ServicePageKey } from '@/lib/contracts/money/services';
import { serviceIds } from '@/lib/domain/order/services';
import { accountRouteOf } from './account-routes';

export type ServiceRoute = {
  key: ServicePageKey;
  serviceId: number;
  /** Key of its catalogue: `GET v1/services/types/{key}`. */
  catalogue: ServiceKey;
  /** The page that presents the service, without the language. */
  landing: string;
  /** Where it is ordered by anybody, guests included; null where only the account has such a page. */
  order: string | null;
  /** The same form within the account. */
  accountOrder: string;
};

/**
 * The addresses of the paid services. /azomva itself is blocked for everyone, so its order view is its landing page too; VIP and the
 * facebook boost are bought for one's own statements and so within the account.
 */
export const serviceRoutes: readonly ServiceRoute[] = [
  {
    key: 'vip',
    serviceId: serviceIds.vip,
    catalogue: 'vip-service',
    landing: '/VIP',
    order: null,
    accountOrder: '/account/vipService/vipView',
  },
  {
    key: 'facebook',
    serviceId: serviceIds.facebook,
    catalogue: 'facebook-boost-service',
    landing: '/facebook',
    order: null,
    accountOrder: '/account/facebookService/facebookView',
  },
  {
    key: '3d-turi',
    serviceId: serviceIds.tour3d,
    catalogue: '3d-service',
    landing: '/3d-turi',
    order: '/3d-turi/tourView',
    accountOrder: '/account/3DTourService/tourView',
  },
  {
    key: 'photo-tour',
    serviceId: serviceIds.photoTour,
    catalogue: 'photographer-service',
    landing: '/photo-tour',
    order: '/photo-tour/tourView',
    accountOrder: '/account/photoTourService/tourView',
  },
  {
    key: 'shefaseba',
    serviceId: serviceIds.rate,
    catalogue: 'rate-service',
    landing: '/shefaseba',
    order: '/shefaseba/RatersView',
    accountOrder: '/account/ratersService/ratersView',
  },
  {
    key: 'azomva',
    serviceId: serviceIds.measure,
    catalogue: 'measure-service',
    landing: '/azomva/MeasurmentView',
    order: '/azomva/MeasurmentView',
    accountOrder: '/account/measureService/MeasurmentView',
  },
  {
    key: 'check-real-estate',
    serviceId: serviceIds.legalCheck,
    catalogue: 'legal-verification-service',
    landing: '/check-real-estate',
    order: '/check-real-estate/realEstateView',
    accountOrder: '/account/checkRealEstate/realEstateView',
  },
  {
    key: 'booking-service',
    serviceId: serviceIds.publicRegistry,
    catalogue: 'public-registry-service',
    landing: '/booking-service',
    order: '/booking-service/BookingView',
    accountOrder: '/account/bookingService/bookingView',
  },
];

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

import type { ServiceKey } from '@/lib/contracts/money/services';

/** Services by the ids of the API; from 17 on further ones of the operator. */
export const serviceIds = {
  vip: 1,
  facebook: 2,
  tour3d: 3,
  photoTour: 4,
  rate: 5,
  measure: 8,
  legalCheck: 9,
  publicRegistry: 16,
  /** Placements bought ahead. */
  package: 17,
  /** Days of a statement over the free quota. */
  publication: 18,
  /** The price estimate of a statement with what it rests on. */
  aiData: 19,
} as const;
export type ServiceId = (typeof serviceIds)[keyof typeof serviceIds];

/** Services by the key of their catalogue: `GET v1/services/types/{key}`. */
export const serviceKeys = {
  'vip-service': serviceIds.vip,
  'facebook-boost-service': serviceIds.facebook,
  '3d-service': serviceIds.tour3d,
  'photographer-service': serviceIds.photoTour,
  'rate-service': serviceIds.rate,
  'measure-service': serviceIds.measure,
  'legal-verification-service': serviceIds.legalCheck,
  'public-registry-service': serviceIds.publicRegistry,
  'ai-service': serviceIds.aiData,
} as const satisfies Record<ServiceKey, ServiceId>;

/** Services that are ordered with a form and done by people or by the price model: those of the calls `init-{name}-order`. */
export const orderCalls = {
  'matterport-service': serviceIds.tour3d,
  'photographer-service': serviceIds.photoTour,
  'rate-service': serviceIds.rate,
  'measure-service': serviceIds.measure,
  'legal-verification-service': serviceIds.legalCheck,
  'public-registry-service': serviceIds.publicRegistry,
  'ai-service': serviceIds.aiData,
} as const;
export type OrderCall = keyof typeof orderCalls;
export type OrderedServiceId = (typeof orderCalls)[OrderCall];

/** Services with a visit, whose slots are booked. */
const visitedServiceIds: readonly number[] = [serviceIds.tour3d, serviceIds.photoTour, serviceIds.rate, serviceIds.measure];
export const hasVisit = (serviceId: number): boolean => visitedServiceIds.includes(serviceId);

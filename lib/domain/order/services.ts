/** Services by the ids that clients know; 17 and 18 are what the house sells beside them. */
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
} as const;
export type ServiceId = (typeof serviceIds)[keyof typeof serviceIds];

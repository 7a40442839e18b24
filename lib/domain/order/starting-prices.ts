/**
 * What the price book contains, with its first prices: tetri with VAT, a percent for `package_discount_*`, square metres for
 * `*_included_sqm`.
 */
export const startingPrices = {
  vip_day: 250,
  vip_plus_day: 400,
  super_vip_day: 900,
  package_discount_5: 10,
  package_discount_15: 20,
  package_discount_25: 30,
  facebook_3: 4900,
  facebook_7: 9900,
  facebook_14: 17_900,
  publication_day: 10,
  photo_tour_base: 9000,
  photo_tour_sqm: 50,
  photo_tour_included_sqm: 100,
  tour_3d_base: 15_000,
  tour_3d_sqm: 100,
  tour_3d_included_sqm: 100,
  rate_self: 10_000,
  rate_official: 25_000,
  rate_land: 15_000,
  measure_sqm: 120,
  measure_min: 12_000,
  measure_land: 15_000,
  legal_check: 3500,
  registry_4_days: 5000,
  registry_1_day: 15_000,
  registry_same_day: 25_000,
  ai_data: 0,
};

/** Before the first sale, so that every moment since has a price. */
export const pricesStartAt = new Date('2026-01-01T00:00:00Z');

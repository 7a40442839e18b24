import type { StatementCard } from '@/lib/contracts/statements/statements';

const inEach = (text: string) => ({ ka: text, en: text, ru: text });
const price = (total: number) => ({ price_total: total, price_square: total / 50 });

/** A flat in Vake as a list of the API returns it. */
export const cardOf = (id: number, changes: Partial<StatementCard> = {}): StatementCard => ({
  id,
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...{ deal_type_id: 1, real_estate_type_id: 1, status_id: null, condition_id: null },
  ...{ price: { '1': price(270_000), '2': price(100_000), '3': price(93_000) }, price_band: null, price_type_id: 3 },
  ...{ price_negotiable: false, price_from: false, currency_id: 2, statement_currency_id: 2 },
  ...{ lat: null, lng: null, images: [], address: '', addresses: inEach('') },
  ...{ area: 50, area_type_id: 1, yard_area: null, floor: 3, total_floors: 9, room: '2', bedroom: '1' },
  ...{ street_id: null, grouped_street_id: null, urban_id: 38, urban_name: 'Vake', urban_names: inEach('Vake') },
  ...{ district_id: 4, district_name: 'Vake', district_names: inEach('Vake') },
  ...{ city_id: 1, city_name: 'Tbilisi', city_names: inEach('Tbilisi') },
  ...{ metro_station_id: null, metro_station_name: null, metro_station_names: null, metro_distance_m: null },
  ...{ project_id: null, user_id: 1, user_statements_count: 1, user_title: null },
  user_type: { type: 'physical', logo: null, is_premier_agent: null },
  ...{ dynamic_title: `Flat ${id}`, dynamic_titles: inEach(`Flat ${id}`), dynamic_slug: 'flat', href_lang: inEach('flat') },
  ...{ middle_slug: 'apartment-for-sale', middle_slugs: inEach('apartment-for-sale') },
  ...{ last_updated: '2026-11-20 13:00:00', last_updated_iso: '2026-11-20T09:00:00.000Z' },
  ...{ created_at: '2026-11-20 13:00:00', created_at_iso: '2026-11-20T09:00:00.000Z', quantity_of_day: 0 },
  ...{ favorite: false, hidden: false, viewed: false, is_old: false, is_auction: false, is_exclusive: false },
  ...{ is_vip: false, is_vip_plus: false, is_super_vip: false, is_promoted: false, has_color: false },
  ...{ has_3d: false, '3d': false, '3d_url': null, gifts: [], paid_stickers: [], parameters: [], comment: '' },
  ...changes,
});

import { type BrokerOrder, brokerOrders } from '@/lib/contracts/companies/company-orders';
import { type Locale, locales } from '@/lib/contracts/locales';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';

/** Deals that a broker can be looked for by. */
export const brokerDeals = [1, 2, 7, 3] as const;
type BrokerDeal = (typeof brokerDeals)[number];

/** The search of brokers as in the address: one of each, as the form sends them. */
export type BrokerQuery = {
  name: string;
  /** "cities-1", "districts-4" or "urbans-38"; empty for the whole country. */
  place: string;
  deal: BrokerDeal | null;
  language: Locale | null;
  order: BrokerOrder;
  page: number;
};

const nameMax = 100;
const placePattern = /^(cities|districts|urbans)-([1-9]\d{0,8})$/;

const isDeal = (id: number): id is BrokerDeal => (brokerDeals as readonly number[]).includes(id);

/** Reads the query of the page; unknown values are ignored. */
export function readBrokerQuery(query: URLSearchParams): BrokerQuery {
  const deal = Number(query.get('deal'));
  const place = query.get('place') ?? '';
  const page = query.get('page') ?? '';
  return {
    name: (query.get('name') ?? '').trim().slice(0, nameMax),
    place: placePattern.test(place) ? place : '',
    deal: isDeal(deal) ? deal : null,
    language: locales.find((locale) => locale === query.get('language')) ?? null,
    order: brokerOrders.find((order) => order === query.get('order')) ?? 'statements',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The place of a search: the filter of the API and the id. */
export function placeOfQuery({ place }: BrokerQuery): { level: 'cities' | 'districts' | 'urbans'; id: number } | null {
  const [, level, id] = placePattern.exec(place) ?? [];
  return level === undefined ? null : { level: level as 'cities' | 'districts' | 'urbans', id: Number(id) };
}

/** The same search as the API reads it. */
export function toApiQuery(query: BrokerQuery): string {
  const place = placeOfQuery(query);
  return new URLSearchParams({
    ...(query.name ? { name: query.name } : {}),
    ...(place ? { [place.level]: String(place.id) } : {}),
    ...(query.deal ? { deal_types: String(query.deal) } : {}),
    ...(query.language ? { languages: query.language } : {}),
    order_by: query.order,
    page: String(query.page),
  }).toString();
}

/** The address of a search, without empty parameters. */
export function brokersPath(locale: Locale, { name, place, deal, language, order, page }: BrokerQuery): string {
  const query = new URLSearchParams({
    ...(name ? { name } : {}),
    ...(place ? { place } : {}),
    ...(deal ? { deal: String(deal) } : {}),
    ...(language ? { language } : {}),
    ...(order === 'statements' ? {} : { order }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return localePath(locale, brokersRoute) + (query === '' ? '' : `?${query}`);
}

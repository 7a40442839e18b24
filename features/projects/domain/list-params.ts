import { type DeveloperOrder, developerOrders, type ProjectSort, projectSorts } from '@/lib/contracts/companies/project-stages';

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The parameters of the list of projects; invalid ones are ignored. */
export type ProjectListParams = {
  q: string | undefined;
  city: string | undefined;
  district: string | undefined;
  /** A price of a square metre, in the currency. */
  price_from: string | undefined;
  price_to: string | undefined;
  /** Absent for lari. */
  currency: '2' | undefined;
  year: string | undefined;
  rooms: string | undefined;
  delivered: string | undefined;
  sort: ProjectSort | undefined;
  /** The same parameter, of the list of developers. */
  order: DeveloperOrder | undefined;
  view: 'map' | undefined;
  page: number;
};

const textOf = (params: SearchParams, name: string): string | undefined => {
  const value = params[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined;
};
const digitsOf = (params: SearchParams, name: string): string | undefined => {
  const text = textOf(params, name);
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
};

const priceMax = 1_000_000;

/** A currency without bounds and a price above the maximum are ignored. */
function priceOf(params: SearchParams): Pick<ProjectListParams, 'price_from' | 'price_to' | 'currency'> {
  const [price_from, price_to] = ['price_from', 'price_to'].map((name) => {
    const digits = digitsOf(params, name);
    return digits !== undefined && Number(digits) <= priceMax ? digits : undefined;
  });
  const hasPrice = price_from !== undefined || price_to !== undefined;
  return { price_from, price_to, currency: hasPrice && textOf(params, 'currency') === '2' ? '2' : undefined };
}

export function readProjectListParams(params: SearchParams): ProjectListParams {
  const year = digitsOf(params, 'year');
  const sort = textOf(params, 'sort');
  return {
    q: textOf(params, 'q'),
    city: digitsOf(params, 'city'),
    district: digitsOf(params, 'district'),
    ...priceOf(params),
    year: year?.length === 4 && year >= '2000' && year <= '2100' ? year : undefined,
    rooms: digitsOf(params, 'rooms'),
    delivered: textOf(params, 'delivered') === '1' ? '1' : undefined,
    sort: projectSorts.find((known) => known === sort),
    order: developerOrders.find((known) => known === sort),
    view: textOf(params, 'view') === 'map' ? 'map' : undefined,
    page: Number(digitsOf(params, 'page') ?? 1),
  };
}

/** The query of the API for a list of the address. */
export const toListingQuery = ({ q, city, district, year, rooms, delivered, sort, page, ...price }: ProjectListParams) => ({
  q,
  cities: city,
  districts: district,
  square_price_from: price.price_from,
  square_price_to: price.price_to,
  currency_id: price.currency,
  handover_year: year,
  room_types: rooms,
  delivered,
  sort,
  page,
});

/** The query of the API for the developers of the address. */
export const toDevelopersQuery = ({ q, city, year, delivered, order, page }: ProjectListParams) => ({
  name: q,
  cities: city,
  handover_year: year,
  delivered,
  order_by: order ?? developerOrders[0],
  page,
});

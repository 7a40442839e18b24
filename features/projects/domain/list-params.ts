import { type ProjectSort, projectSorts } from '@/lib/contracts/companies/project-stages';

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of the list of projects says; what makes no sense there is as if it were not said. */
export type ProjectListParams = {
  q: string | undefined;
  city: string | undefined;
  year: string | undefined;
  rooms: string | undefined;
  delivered: string | undefined;
  sort: ProjectSort | undefined;
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

export function readProjectListParams(params: SearchParams): ProjectListParams {
  const year = digitsOf(params, 'year');
  const sort = textOf(params, 'sort');
  return {
    q: textOf(params, 'q'),
    city: digitsOf(params, 'city'),
    year: year?.length === 4 && year >= '2000' && year <= '2100' ? year : undefined,
    rooms: digitsOf(params, 'rooms'),
    delivered: textOf(params, 'delivered') === '1' ? '1' : undefined,
    sort: projectSorts.find((known) => known === sort),
    view: textOf(params, 'view') === 'map' ? 'map' : undefined,
    page: Number(digitsOf(params, 'page') ?? 1),
  };
}

/** The query of the API for a list of the address. */
export const toListingQuery = ({ q, city, year, rooms, delivered, sort, page }: ProjectListParams) => ({
  q,
  cities: city,
  handover_year: year,
  room_types: rooms,
  delivered,
  sort,
  page,
});

import { type SQL, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import type { CompanyOrder } from '@/lib/contracts/companies/companies';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { anyOf, type Executor, queryPrepared, queryRows } from '../../db/client';
import {
  type CompanyFilters,
  type CompanyKind,
  companyColumn,
  companyConditions,
  companyKinds,
  isStaying,
  statementCounts,
} from './companies.query';
import type { OpeningHours } from './companies.table';

export type CompanyRow = {
  id: number;
  typeId: CompanyKind;
  slug: string | null;
  name: string;
  logo: string | null;
  phone: string | null;
  languages: string[];
  createdAt: string;
  cover: string | null;
  about: Localised | null;
  address: Localised | null;
  latitude: number | null;
  longitude: number | null;
  website: string | null;
  foundedYear: number | null;
  cities: number[] | null;
  districts: number[] | null;
  urbans: number[] | null;
  openingHours: OpeningHours[] | null;
  verifiedAt: string | null;
  updatedAt: string | null;
  agents: number;
  total: number;
  sale: number;
  rent: number;
};
export type CompanyIdentity = { id: number; typeId: CompanyKind; slug: string | null };
export type CompanyPlaceRow = {
  companyId: number;
  level: 'cities' | 'districts' | 'urbans';
  id: number;
  name: Localised;
  total: number;
};
/** The two files of a picture; none where it was stored without them. */
export type CompanyPictureRow = { companyId: number; thumb: string | null; large: string | null };
export type PersonRow = { companyId: number; id: number; name: string; logo: string | null };
export type TeamRow = PersonRow & { isPremier: boolean; languages: string[]; statements: number };
export type CompaniesRepository = ReturnType<typeof createCompaniesRepository>;

const orders: Record<CompanyOrder, SQL> = {
  statements: sql`total desc, u.id`,
  agents: sql`agents desc, u.id`,
  name: sql`u.name, u.id`,
  projects: sql`(select count(*) from projects p where p.developer_id = u.id and p.is_published) desc, u.id`,
  flats: sql`(select count(*) from projects p join statement_search f on f.project_id = p.id
    where p.developer_id = u.id and p.is_published and f.deal_type_id = ${dealTypes.sale}
      and f.real_estate_type_id = ${realEstateTypes.apartment}) desc, u.id`,
};

const columns = sql`u.id, u.type_id as "typeId", u.slug, u.name, u.logo, u.phone, u.languages, u.created_at as "createdAt", c.cover,
  c.about, c.address, c.latitude, c.longitude, c.website, c.founded_year as "foundedYear", c.cities, c.districts, c.urbans,
  c.opening_hours as "openingHours", c.verified_at as "verifiedAt", c.updated_at as "updatedAt",
  (select count(*) from users a where a.agency_id = u.id)::int as agents,
  coalesce(s.total, 0) as total, coalesce(s.sale, 0) as sale, coalesce(s.rent, 0) as rent`;

const source = (kind: CompanyKind, ids?: readonly number[]): SQL =>
  sql`users u left join companies c on c.user_id = u.id left join ${statementCounts(kind, ids)} s on s.company_id = u.id`;

/** Companies as everyone sees them. A user of the kind is a company even without its own row. */
export function createCompaniesRepository(executor: Executor) {
  const kindOf = async (condition: SQL): Promise<CompanyIdentity | undefined> => {
    const kinds = sql`u.type_id in (${companyKinds.broker}, ${companyKinds.developer})`;
    const found = sql`select u.id, u.type_id as "typeId", u.slug from users u where ${kinds} and ${isStaying} and ${condition}`;
    return (await queryPrepared<CompanyIdentity>(executor, found))[0];
  };

  return {
    page: (
      kind: CompanyKind,
      filters: CompanyFilters,
      order: CompanyOrder,
      limit: number,
      offset: number,
    ): Promise<CompanyRow[]> =>
      queryRows<CompanyRow>(
        executor,
        sql`select ${columns} from ${source(kind)} where ${companyConditions(filters, kind)}
          order by ${orders[order]} limit ${limit} offset ${offset}`,
      ),

    count: async (kind: CompanyKind, filters: CompanyFilters): Promise<number> => {
      const from = sql`users u left join companies c on c.user_id = u.id`;
      const counted = sql`select count(*)::int as total from ${from} where ${companyConditions(filters, kind)}`;
      return (await queryRows<{ total: number }>(executor, counted))[0]?.total ?? 0;
    },

    summary: async (kind: CompanyKind): Promise<{ companies: number; agents: number; verified: number }> => {
      const [row] = await queryRows<{ companies: number; agents: number; verified: number }>(
        executor,
        sql`select count(*)::int as companies, count(c.verified_at)::int as verified,
            (select count(*) from users a join users b on b.id = a.agency_id where b.type_id = ${kind})::int as agents
          from users u left join companies c on c.user_id = u.id where ${companyConditions({}, kind)}`,
      );
      return row ?? { companies: 0, agents: 0, verified: 0 };
    },

    findIdentity: (reference: string): Promise<CompanyIdentity | undefined> =>
      kindOf(/^[1-9]\d{0,8}$/.test(reference) ? sql`u.id = ${Number(reference)}` : sql`u.slug = ${reference}`),

    findByIds: async (kind: CompanyKind, ids: number[]): Promise<CompanyRow[]> =>
      ids.length === 0
        ? []
        : queryPrepared<CompanyRow>(
            executor,
            sql`select ${columns} from ${source(kind, ids)} where u.type_id = ${kind} and u.id = ${anyOf(ids)}`,
          ),

    /** Where the listed statements of companies are, the places with most first: of each the narrowest that is known. */
    places: async (kind: CompanyKind, ids: number[]): Promise<CompanyPlaceRow[]> => {
      if (ids.length === 0) return [];
      return queryPrepared<CompanyPlaceRow>(
        executor,
        sql`with counted as (
            select ${companyColumn(kind)} as company_id, city_id, district_id, urban_id, count(*)::int as total
            from statement_search where ${companyColumn(kind)} = ${anyOf(ids)} group by 1, 2, 3, 4)
          select company_id as "companyId",
            case when u.id is not null then 'urbans' when d.id is not null then 'districts' else 'cities' end as level,
            coalesce(u.id, d.id, c.id) as id, coalesce(u.name, d.name, c.name) as name, sum(total)::int as total
          from counted join cities c on c.id = city_id left join districts d on d.id = district_id left join urbans u on u.id = urban_id
          group by 1, 2, 3, 4 order by 1, 5 desc, 3`,
      );
    },

    /** The city with most listed statements of each. */
    mainCities: async (kind: CompanyKind, ids: number[]): Promise<CompanyPlaceRow[]> => {
      if (ids.length === 0) return [];
      return queryPrepared<CompanyPlaceRow>(
        executor,
        sql`select distinct on (1) ${companyColumn(kind)} as "companyId", 'cities' as level, c.id, c.name, count(*)::int as total
          from statement_search join cities c on c.id = city_id where ${companyColumn(kind)} = ${anyOf(ids)}
          group by 1, c.id, c.name order by 1, 5 desc, c.id`,
      );
    },

    /** Names of places by their ids. */
    namedPlaces: async (
      cities: number[],
      districts: number[],
      urbans: number[],
    ): Promise<Omit<CompanyPlaceRow, 'companyId' | 'total'>[]> =>
      cities.length + districts.length + urbans.length === 0
        ? []
        : queryRows(
            executor,
            sql`select 'urbans' as level, id, name from urbans where id = ${anyOf(urbans)}
              union all select 'districts', id, name from districts where id = ${anyOf(districts)}
              union all select 'cities', id, name from cities where id = ${anyOf(cities)}`,
          ),

    /** The first agents of each company by name. */
    firstAgents: async (ids: number[], each: number): Promise<PersonRow[]> => {
      if (ids.length === 0) return [];
      return queryPrepared<PersonRow>(
        executor,
        sql`select "companyId", id, name, logo from (
            select agency_id as "companyId", id, name, logo, row_number() over (partition by agency_id order by name, id) as place
            from users where agency_id = ${anyOf(ids)}) ranked
          where place <= ${each} order by "companyId", place`,
      );
    },

    /** Agents of a broker with what they list, those with most first. */
    team: (id: number): Promise<TeamRow[]> =>
      queryPrepared<TeamRow>(
        executor,
        sql`select u.agency_id as "companyId", u.id, u.name, u.logo, u.is_premier_agent as "isPremier", u.languages,
            count(s.id)::int as statements
          from users u left join statement_search s on s.user_id = u.id where u.agency_id = ${id}
          group by u.id order by statements desc, u.name, u.id`,
      ),

    /** Where agents list, each agent's places by count. */
    teamPlaces: (id: number): Promise<CompanyPlaceRow[]> =>
      queryPrepared<CompanyPlaceRow>(
        executor,
        sql`select s.user_id as "companyId", 'urbans' as level, n.id, n.name, count(*)::int as total
          from statement_search s join urbans n on n.id = s.urban_id where s.agency_id = ${id}
          group by 1, n.id, n.name order by 1, 5 desc, n.id`,
      ),

    /** Pictures of the newest statements of each company, one of a statement. */
    newestImages: async (kind: CompanyKind, ids: number[], each: number): Promise<CompanyPictureRow[]> => {
      if (ids.length === 0) return [];
      return queryPrepared(
        executor,
        sql`select company_id as "companyId", t.images->0->>'thumb' as thumb, t.images->0->>'large' as large from (
            select id, ${companyColumn(kind)} as company_id,
              row_number() over (partition by ${companyColumn(kind)} order by date desc, id desc) as place
            from statement_search where with_picture and ${companyColumn(kind)} = ${anyOf(ids)}) newest
          join statements t on t.id = newest.id where place <= ${each} order by 1, place`,
      );
    },

    /** Whether the account has a way to sign in. */
    hasOwner: async (id: number): Promise<boolean> => {
      const signIn = sql`select exists (select 1 from accounts where user_id = ${id})
        or exists (select 1 from users where id = ${id} and (email is not null or login_phone is not null)) as found`;
      return (await queryPrepared<{ found: boolean }>(executor, signIn))[0]?.found ?? false;
    },

    /** Addresses of all companies and when their pages changed. */
    addresses: (): Promise<{ slug: string; typeId: number; updatedAt: string }[]> =>
      queryRows(
        executor,
        sql`select u.slug, u.type_id as "typeId", coalesce(c.updated_at, u.updated_at) as "updatedAt" from users u
          left join companies c on c.user_id = u.id
          where u.type_id in (${companyKinds.broker}, ${companyKinds.developer}) and u.slug is not null order by u.id`,
      ),
  };
}

import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '@/lib/contracts/companies/projects';
import { currencyIds } from '@/lib/domain/money/currency';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { anyOf, type Executor, likePattern, queryPrepared, queryRows } from '../../db/client';
import { companyDays } from '../companies/companies.table';
import { dictionaryOptions } from '../parameters/parameters.table';
import { pricesIn } from '../search/sql/search.price.query';
import type { DeveloperRow, ProjectCardRow, ProjectRow, RoomsRow } from './projects.rows';
import { projectFlats, projectOffers, projectPlans, projectProgress, projectQuarters } from './projects.table';

export type ProjectFilters = Omit<ProjectsQuery, 'page' | 'per_page' | 'sort'>;
export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

/** The flats on sale that prices follow from. */
const isFlatOnSale = sql`s.deal_type_id = ${dealTypes.sale} and s.real_estate_type_id = ${realEstateTypes.apartment}`;

const cardColumns = sql`p.id, p.slug, p.name, p.city_id as "cityId", p.district_id as "districtId", p.urban_id as "urbanId",
  c.name as "cityName", d.name as "districtName", u.name as "urbanName", p.address, p.latitude, p.longitude, p.stage,
  p.is_stopped as "isStopped", p.progress_percent as "progressPercent", p.handover_year as "handoverYear",
  p.handover_quarter as "handoverQuarter", p.first_handover_year as "firstHandoverYear",
  p.first_handover_quarter as "firstHandoverQuarter", p.images, p.developer_id as "developerId", o.name as "developerName",
  o.slug as "developerSlug", f.total as "flatsForSale", f.gel as "squarePriceGelMinor", f.usd as "squarePriceUsdMinor",
  p.updated_at as "updatedAt"`;

const gel = pricesIn(currencyIds.gel, 's');
const usd = pricesIn(currencyIds.usd, 's');

const cardTables = sql`from projects p
  left join cities c on c.id = p.city_id left join districts d on d.id = p.district_id left join urbans u on u.id = p.urban_id
  left join users o on o.id = p.developer_id
  left join lateral (select count(*)::int as total, min(${gel.square})::float8 as gel,
    min(${usd.square})::float8 as usd from statement_search s where s.project_id = p.id and ${isFlatOnSale}) f on true`;

const orders: Record<ProjectsQuery['sort'], SQL> = {
  // A finished project has no hand-over ahead.
  handover: sql`(p.stage = 'delivered'), p.handover_year nulls last, p.handover_quarter, p.id`,
  price_asc: sql`f.gel nulls last, p.id`,
  price_desc: sql`f.gel desc nulls last, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
  flats: sql`f.total desc, p.id`,
};

const listOf = (ids: readonly number[] | undefined, column: SQL): SQL[] =>
  ids === undefined ? [] : [sql`${column} = ${anyOf(ids)}`];

function conditionOf(filters: ProjectFilters): SQL {
  const { q, developer, stage, delivered, handover_year, room_types, square_price_from: from, square_price_to: to } = filters;
  const square = filters.currency_id === 2 ? sql`f.usd` : sql`f.gel`;
  const pattern = q ? likePattern(q) : undefined;
  const conditions = [
    sql`p.is_published`,
    ...listOf(filters.ids, sql`p.id`),
    ...listOf(filters.cities, sql`p.city_id`),
    ...listOf(filters.districts, sql`p.district_id`),
    ...listOf(filters.urbans, sql`p.urban_id`),
    ...(developer === undefined ? [] : [sql`p.developer_id = ${developer}`]),
    ...(stage === undefined ? [] : [sql`p.stage = ${stage}`]),
    ...(delivered ? [sql`p.stage = 'delivered'`] : []),
    ...(handover_year === undefined ? [] : [sql`p.handover_year = ${handover_year} and p.stage <> 'delivered'`]),
    ...(from === undefined ? [] : [sql`${square} >= ${from * 100}`]),
    ...(to === undefined ? [] : [sql`${square} <= ${to * 100}`]),
    ...(room_types === undefined
      ? []
      : [
          sql`exists(select 1 from statement_search s where s.project_id = p.id and ${isFlatOnSale} and s.room_type_id = ${anyOf(room_types)})`,
        ]),
    ...(pattern === undefined
      ? []
      : [
          sql`concat_ws(' ', p.name->>'ka', p.name->>'en', p.name->>'ru', p.address->>'ka', p.address->>'en', p.address->>'ru',
            u.name->>'ka', u.name->>'en', u.name->>'ru', c.name->>'ka', c.name->>'en', c.name->>'ru', o.name) ilike ${pattern}`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Reads of projects as visitors see them. */
export function createProjectsRepository(executor: Executor) {
  return {
    findCards: (filters: ProjectFilters, sort: ProjectsQuery['sort'], limit: number, offset: number): Promise<ProjectCardRow[]> =>
      queryRows<ProjectCardRow>(
        executor,
        sql`select ${cardColumns} ${cardTables} where ${conditionOf(filters)} order by ${orders[sort]} limit ${limit} offset ${offset}`,
      ),

    count: async (filters: ProjectFilters): Promise<number> => {
      const found = await queryRows<{ total: number }>(
        executor,
        sql`select count(*)::int as total ${cardTables} where ${conditionOf(filters)}`,
      );
      return found[0]?.total ?? 0;
    },

    /** What the filters of the list offer, and how many flats are on sale in all published projects. */
    findChoices: async () => {
      const cities = await queryRows<{ id: number; name: ProjectCardRow['name']; total: number }>(
        executor,
        sql`select c.id, c.name, count(*)::int as total from projects p join cities c on c.id = p.city_id where p.is_published
          group by c.id order by total desc, c.id`,
      );
      const districts = await queryRows<{ id: number; cityId: number; name: ProjectCardRow['name']; total: number }>(
        executor,
        sql`select d.id, d.city_id as "cityId", d.name, count(*)::int as total from projects p join districts d on d.id = p.district_id
          where p.is_published group by d.id order by total desc, d.id`,
      );
      const years = await queryRows<{ year: number }>(
        executor,
        sql`select distinct handover_year::int as year from projects where is_published and stage <> 'delivered' and handover_year is not null
          order by year`,
      );
      const [flats] = await queryRows<{ total: number }>(
        executor,
        sql`select count(*)::int as total from statement_search s join projects p on p.id = s.project_id and p.is_published where ${isFlatOnSale}`,
      );
      return { cities, districts, years: years.map(({ year }) => year), flatsForSale: flats?.total ?? 0 };
    },

    /** A published project by its id or slug. */
    find: async (reference: number | string): Promise<ProjectRow | undefined> => {
      const isIt = typeof reference === 'number' ? sql`p.id = ${reference}` : sql`p.slug = ${reference}`;
      const [row] = await queryPrepared<ProjectRow>(
        executor,
        sql`select ${cardColumns}, p.about, p.started_on::text as "startedOn", p.buildings, p.floors, p.flats, p.parameters,
          p.instalments ${cardTables} where p.is_published and ${isIt}`,
      );
      return row;
    },

    /** The developer as its projects show it. */
    findDeveloper: async (id: number): Promise<DeveloperRow | undefined> => {
      const [row] = await queryPrepared<DeveloperRow>(
        executor,
        sql`select o.id, o.name, o.slug, o.logo, o.phone, (k.verified_at is not null) as "isVerified",
          (select count(*)::int from projects p where p.developer_id = o.id and p.is_published) as "projectsCount",
          (select count(*)::int from projects p where p.developer_id = o.id and p.is_published and p.stage = 'delivered') as "deliveredCount"
          from users o left join companies k on k.user_id = o.id where o.id = ${id}`,
      );
      return row;
    },

    /** The flats on sale by rooms, the fewest rooms first. */
    findRooms: (id: number): Promise<RoomsRow[]> =>
      queryPrepared<RoomsRow>(
        executor,
        sql`select s.room_type_id::int as "roomTypeId", count(*)::int as total, min(s.area_sqm)::float8 as "areaFrom",
          max(s.area_sqm)::float8 as "areaTo", min(${gel.total})::float8 as "priceFromGelMinor",
          min(${usd.total})::float8 as "priceFromUsdMinor", max(${gel.total})::float8 as "priceToGelMinor",
          max(${usd.total})::float8 as "priceToUsdMinor", min(${gel.square})::float8 as "squareGelMinor",
          min(${usd.square})::float8 as "squareUsdMinor"
          from statement_search s where s.project_id = ${id} and ${isFlatOnSale} and s.room_type_id > 0
          group by s.room_type_id order by s.room_type_id`,
      ),

    findProgress: (id: number) =>
      executor
        .select()
        .from(projectProgress)
        .where(eq(projectProgress.projectId, id))
        .orderBy(desc(projectProgress.happenedOn), desc(projectProgress.id)),

    findPlans: (id: number) =>
      executor
        .select()
        .from(projectPlans)
        .where(eq(projectPlans.projectId, id))
        .orderBy(asc(projectPlans.position), asc(projectPlans.id)),

    /** Offers in force on a day, or all of them. */
    findOffers: (id: number, day?: string) =>
      executor
        .select()
        .from(projectOffers)
        .where(
          and(
            eq(projectOffers.projectId, id),
            day === undefined ? undefined : lte(projectOffers.startsOn, day),
            day === undefined ? undefined : gte(projectOffers.endsOn, day),
          ),
        )
        .orderBy(asc(projectOffers.endsOn), asc(projectOffers.id)),

    findFlats: (id: number) =>
      executor
        .select()
        .from(projectFlats)
        .where(eq(projectFlats.projectId, id))
        .orderBy(sql`${projectFlats.floor} nulls last`, sql`length(${projectFlats.number})`, asc(projectFlats.number)),

    findQuarters: (id: number) =>
      executor
        .select()
        .from(projectQuarters)
        .where(eq(projectQuarters.projectId, id))
        .orderBy(asc(projectQuarters.year), asc(projectQuarters.quarter)),

    findAmenities: (ids: number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : executor
            .select({ id: dictionaryOptions.id, key: dictionaryOptions.key, name: dictionaryOptions.name })
            .from(dictionaryOptions)
            .where(and(eq(dictionaryOptions.dictionary, 'parameters'), sql`${dictionaryOptions.id} = ${anyOf(ids)}`))
            .orderBy(asc(dictionaryOptions.position)),

    /** Counts one opening or reveal of a project's page on a day. */
    addOpening: async (companyId: number, projectId: number, kind: 'views' | 'phoneReveals', day: string): Promise<void> => {
      const counter = companyDays[kind];
      await executor
        .insert(companyDays)
        .values({ companyId, projectId, day, [kind]: 1 })
        .onConflictDoUpdate({
          target: [companyDays.companyId, companyDays.projectId, companyDays.day],
          set: { [kind]: sql`${counter} + 1` },
        });
    },
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { CompanyListQuery } from '@/lib/contracts/companies/companies';
import { romaniseForSlug } from '@/lib/format/slugs/romanise';
import { anyOf, likePattern } from '../../db/client';

/** type_id of the two kinds of companies. */
export const companyKinds = { broker: 3, developer: 4 } as const;
export type CompanyKind = (typeof companyKinds)[keyof typeof companyKinds];

/** The column of a listed statement that names its company: a broker's agents publish for it, a developer publishes alone. */
export const companyColumn = (kind: CompanyKind): SQL =>
  kind === companyKinds.broker
    ? sql`agency_id`
    : sql`case when owner_type_id = ${companyKinds.developer} then user_id else 0 end`;

/** Listed statements of the companies of a kind, counted. @param ids all of them when left out */
export const statementCounts = (kind: CompanyKind, ids?: readonly number[]): SQL => sql`(
  select ${companyColumn(kind)} as company_id, count(*)::int as total,
    (count(*) filter (where deal_type_id = 1))::int as sale, (count(*) filter (where deal_type_id in (2, 7)))::int as rent
  from statement_search where ${companyColumn(kind)} ${ids ? sql`= ${anyOf(ids)}` : sql`> 0`} group by 1)`;

export type CompanyFilters = Pick<
  CompanyListQuery,
  'name' | 'cities' | 'districts' | 'urbans' | 'deal_types' | 'languages' | 'handover_year'
> & { delivered?: boolean };

/** Whether a company has a published project of the condition over `projects p`; brokers have none. */
const hasProject = (condition: SQL): SQL =>
  sql`exists (select 1 from projects p where p.developer_id = u.id and p.is_published and ${condition})`;

const isNamed = (typed: string): SQL => {
  const pattern = likePattern(typed);
  const romanised = romaniseForSlug(typed)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const bySlug = romanised === '' ? sql`false` : sql`u.slug like ${likePattern(romanised)}`;
  return sql`(u.name ilike ${pattern} or ${bySlug}
    or exists (select 1 from users a where a.agency_id = u.id and a.name ilike ${pattern})
    or ${hasProject(sql`concat_ws(' ', p.name->>'ka', p.name->>'en', p.name->>'ru') ilike ${pattern}`)})`;
};

const placesOf = ({ cities, districts, urbans }: CompanyFilters, column: (name: string) => SQL): SQL[] => [
  ...(cities ? [sql`${column('city_id')} = ${anyOf(cities)}`] : []),
  ...(districts ? [sql`${column('district_id')} = ${anyOf(districts)}`] : []),
  ...(urbans ? [sql`${column('urban_id')} = ${anyOf(urbans)}`] : []),
];

/** Whether a company has a listed statement of these deals at these places. */
function hasStatements(filters: CompanyFilters, kind: CompanyKind): SQL {
  const places = placesOf(filters, (name) => sql`${sql.identifier(name)}`);
  const deals = filters.deal_types ? [sql`deal_type_id = ${anyOf(filters.deal_types)}`] : [];
  const conditions = [
    sql`${companyColumn(kind)} = u.id`,
    ...deals,
    ...(places.length > 0 ? [sql`(${sql.join(places, sql` or `)})`] : []),
  ];
  return sql`exists (select 1 from statement_search where ${sql.join(conditions, sql` and `)})`;
}

/** Whether a company names one of the places as its own; a deal is known from statements only. */
function namesPlace({ cities = [], districts = [], urbans = [], deal_types: deals }: CompanyFilters): SQL {
  if (deals) return sql`false`;
  const overlaps = (column: SQL, ids: readonly number[]) => sql`${column} && ${`{${ids.join(',')}}`}::int[]`;
  return sql`(${overlaps(sql`c.cities`, cities)} or ${overlaps(sql`c.districts`, districts)} or ${overlaps(sql`c.urbans`, urbans)})`;
}

/** Whether a developer builds at one of the places; no deal is known of that. */
function buildsAt(filters: CompanyFilters): SQL {
  const places = placesOf(filters, (name) => sql`p.${sql.identifier(name)}`);
  return filters.deal_types || places.length === 0 ? sql`false` : hasProject(sql`(${sql.join(places, sql` or `)})`);
}

/** Whether a company over `users u` is shown: one whose account is to be deleted is not. */
export const isStaying: SQL = sql`not exists (select 1 from account_deletions d where d.user_id = u.id)`;

/** The conditions of a list of companies over `users u left join companies c`. */
export function companyConditions(filters: CompanyFilters, kind: CompanyKind): SQL {
  const { name, languages, cities, districts, urbans, deal_types: deals, handover_year: year, delivered } = filters;
  const hasPlace = (cities ?? districts ?? urbans ?? deals) !== undefined;
  return sql.join(
    [
      sql`u.type_id = ${kind} and u.slug is not null`,
      isStaying,
      ...(name ? [isNamed(name)] : []),
      ...(languages ? [sql`u.languages @> ${`{${languages.join(',')}}`}::text[]`] : []),
      ...(year === undefined ? [] : [hasProject(sql`p.handover_year = ${year}`)]),
      ...(delivered ? [hasProject(sql`p.stage = 'delivered'`)] : []),
      ...(hasPlace
        ? [sql`(${hasStatements(filters, kind)} or coalesce(${namesPlace(filters)}, false) or ${buildsAt(filters)})`]
        : []),
    ],
    sql` and `,
  );
}

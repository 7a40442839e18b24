import type { Locale } from '@/lib/contracts/common';
import {
  type Company,
  type CompanyAddress,
  type CompanyAgent,
  type CompanyAgentsQuery,
  type CompanyCard,
  type CompanyList,
  type CompanyListQuery,
  companyPageSize,
  topBrokersShown,
} from '@/lib/contracts/companies/companies';
import { type Paged, toPage } from '@/lib/contracts/paged';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { cacheForMinute } from '../../cache/cache';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { Viewer } from '../statements/statement-detail.service';
import { type CompanyDetails, toCompany, toCompanyCard } from './companies.mapper';
import type { CompaniesRepository, CompanyRow } from './companies.repository';
import type { CompanyActivityRepository } from './company-activity.repository';
import { chooseTopBrokers } from './top-brokers';

export type CompaniesParts = {
  companies: CompaniesRepository;
  activity: CompanyActivityRepository;
  /** The limiter of all phone reveals: companies and statements count together. */
  reveals: RateLimiter;
  openings: RateLimiter;
  clock: Clock;
};
export type CompaniesService = ReturnType<typeof createCompaniesService>;
export type CompanyKindName = 'broker' | 'developer';

const kinds = { broker: 3, developer: 4 } as const;
const revealLimit = { countMax: 20, windowSeconds: 3600 };
const onceAnHour = { countMax: 1, windowSeconds: 3600 };
const agentsShown = 3;
const imagesShown = 3;
const responseDays = 90;
const topDays = 30;

/** Public pages of brokers and developers. */
export function createCompaniesService({ companies, activity, reveals, openings, clock }: CompaniesParts) {
  const daysAgo = (days: number): Date => new Date(clock().getTime() - days * dayMs);

  const detailsOf = async (kind: 3 | 4, rows: CompanyRow[]): Promise<CompanyDetails> => {
    const ids = rows.map(({ id }) => id);
    const [places, named, cities, agents, images, responses] = await Promise.all([
      companies.places(kind, ids),
      companies.namedPlaces(
        rows.flatMap((row) => row.cities ?? []),
        rows.flatMap((row) => row.districts ?? []),
        rows.flatMap((row) => row.urbans ?? []),
      ),
      companies.mainCities(kind, ids),
      companies.firstAgents(ids, agentsShown),
      companies.newestImages(kind, ids, imagesShown),
      activity.responseTimes(ids, daysAgo(responseDays)),
    ]);
    return { places, named, cities, agents, images, responses };
  };

  const toCards = async (kind: 3 | 4, rows: CompanyRow[], locale: Locale): Promise<CompanyCard[]> => {
    const details = await detailsOf(kind, rows);
    return rows.map((row) => toCompanyCard(row, details, locale));
  };

  /** Recomputed every minute at most. */
  const readTopIds = cacheForMinute(clock, async () => {
    const since = daysAgo(topDays);
    return chooseTopBrokers(await activity.brokerActivity(since, tbilisiDay(since)), topBrokersShown);
  });

  const identityOf = async (reference: string) => {
    const found = await companies.findIdentity(reference);
    if (!found) throw notFound();
    return found;
  };

  const rowOf = async (reference: string): Promise<CompanyRow> => {
    const { id, typeId } = await identityOf(reference);
    const [row] = await companies.findByIds(typeId, [id]);
    if (!row) throw notFound();
    return row;
  };

  /** Counts a view by anybody but the company, once an hour per address; bots are not counted. */
  const countOpening = async (id: number, kind: 'views' | 'phoneReveals', viewer: Viewer): Promise<void> => {
    if (viewer.isProgram || viewer.viewerId === id) return;
    if ((await openings.tryTake(`company ${kind} ${viewer.address} ${id}`, onceAnHour)) > 0) return;
    await activity.addOpening(id, kind, tbilisiDay(clock()));
  };

  /** The page of a company. @throws ApiError 404 for an id or slug of no company */
  const page = async (reference: string, locale: Locale): Promise<Company> => {
    const row = await rowOf(reference);
    const [details, team, places, deals, hasOwner] = await Promise.all([
      detailsOf(row.typeId, [row]),
      companies.team(row.id),
      companies.teamPlaces(row.id),
      activity.countDeals(row.id),
      companies.hasOwner(row.id),
    ]);
    return toCompany(row, details, { team, places }, { locale, deals, hasOwner });
  };

  return {
    page,

    /** Id and kind behind an id or slug. @throws ApiError 404 */
    identityOf,

    /** One page of the companies of a kind. */
    list: async (kindName: CompanyKindName, query: CompanyListQuery, locale: Locale): Promise<CompanyList> => {
      const kind = kinds[kindName];
      const { page: number = 1, per_page: perPage = companyPageSize, order_by = 'statements', q, ...others } = query;
      const filters = { ...others, ...(others.name === undefined && q !== undefined ? { name: q } : {}) };
      const [rows, total, summary] = await Promise.all([
        companies.page(kind, filters, order_by, perPage, (number - 1) * perPage),
        companies.count(kind, filters),
        companies.summary(kind),
      ]);
      return { ...toPage(await toCards(kind, rows, locale), number, perPage, total), summary };
    },

    /** Cards of companies of a kind, in the order of their ids in the list; unknown ones are left out. */
    cardsOf: async (kindName: CompanyKindName, ids: number[], locale: Locale): Promise<CompanyCard[]> => {
      const cards = await toCards(kinds[kindName], await companies.findByIds(kinds[kindName], ids), locale);
      return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
    },

    topBrokers: async (locale: Locale): Promise<CompanyCard[]> => {
      const ids = await readTopIds();
      const cards = await toCards(kinds.broker, await companies.findByIds(kinds.broker, ids), locale);
      return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
    },

    /** One page of a company's agents. @throws ApiError 404 */
    agents: async (reference: string, query: CompanyAgentsQuery, locale: Locale): Promise<Paged<CompanyAgent>> => {
      const { q = '', page: number = 1, per_page: perPage = companyPageSize } = query;
      const { team } = await page(reference, locale);
      const named = team.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
      return toPage(named.slice((number - 1) * perPage, number * perPage), number, perPage, named.length);
    },

    /** The page as a visitor opens it: it counts as a view. */
    open: async (reference: string, viewer: Viewer): Promise<Company> => {
      const company = await page(reference, viewer.locale);
      await countOpening(company.id, 'views', viewer);
      return company;
    },

    /** The whole phone number. @throws ApiError 429 after 20 reveals in an hour by one visitor or one address, 404 where there is none */
    phone: async (reference: string, viewer: Viewer): Promise<string> => {
      await reveals.take(`address ${viewer.address}`, revealLimit);
      if (viewer.userId !== null) await reveals.take(`user ${viewer.userId}`, revealLimit);
      const { id, phone } = await rowOf(reference);
      if (phone === null) throw notFound();
      await countOpening(id, 'phoneReveals', viewer);
      return phone;
    },

    addresses: async (): Promise<CompanyAddress[]> =>
      (await companies.addresses()).map(({ slug, typeId, updatedAt }) => ({
        slug,
        type_id: typeId,
        last_updated: new Date(updatedAt).toISOString(),
      })),
  };
}

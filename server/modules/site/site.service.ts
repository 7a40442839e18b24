import type { Locale } from '@/lib/contracts/common';
import type { Badge, Footer, Service, SiteConfig } from '@/lib/contracts/site/site';
import { parseStatementFilters } from '@/lib/contracts/statements/statement-filters';
import { cacheForMinute } from '../../cache/cache';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { NavigationRepository } from './navigation.repository';
import { toBadges, toCurrency, toFooter, toGroupCompany, toNavBadges, toNavigation, toService } from './site.mapper';
import type { FooterRow, SiteRepository } from './site.repository';

/** How many listed statements answer a filter. */
export type StatementCounter = Pick<SearchEngine, 'count'>;
export type SiteParts = {
  repository: SiteRepository;
  navigation: Pick<NavigationRepository, 'findAll'>;
  statements: StatementCounter;
  clock: Clock;
  countVisits: () => Promise<number>;
};

/** VIP, facebook boost, 3D tour and photo tour: what an owner orders for a statement. */
const statementServiceIds = [1, 2, 3, 4];

type Counted = { rows: FooterRow[]; counts: Map<number, number> };

/** Configuration, services, badges, navigation and footer of the site. */
export function createSiteService({ repository, navigation, statements, clock, countVisits }: SiteParts) {
  async function countFooter(now: Date): Promise<Counted> {
    const rows = await repository.findFooterLinks();
    const counts = new Map<number, number>();
    for (const { id, filters } of rows) {
      const parsed = filters === null ? undefined : parseStatementFilters(new URLSearchParams(filters));
      if (parsed?.success) counts.set(id, (await statements.count([parsed.data], now))[0] ?? 0);
    }
    return { rows, counts };
  }

  /** Counts are at most a minute old. */
  const readFooter = cacheForMinute(clock, () => countFooter(clock()));

  return {
    async findConfig(locale: Locale): Promise<SiteConfig> {
      const currencies = await repository.findCurrencies();
      return {
        currencies: currencies.map((row) => toCurrency(row, locale)),
        exchange_rate: Object.fromEntries(currencies.map((row) => [row.id, row.rateGel])),
        services: (await repository.findServices()).map((row) => toService(row, locale)),
        navBadges: toNavBadges(await repository.findNavBadges(), locale),
        navigation: toNavigation(await navigation.findAll(), locale),
        group_companies: (await repository.findGroupCompanies()).map((row) => toGroupCompany(row, locale)),
      };
    },

    /** All services in their order, or only those for statements of one's own. */
    async findServices(locale: Locale, isForProfile: boolean): Promise<Service[]> {
      const rows = await repository.findServices();
      return rows.filter(({ id }) => !isForProfile || statementServiceIds.includes(id)).map((row) => toService(row, locale));
    },

    async findBadges(badgeableType: string, ids: number[] | undefined, locale: Locale): Promise<Badge[]> {
      return (await repository.findBadges(badgeableType, ids)).flatMap((row) => toBadges(row, locale));
    },

    async findFooter(locale: Locale): Promise<Footer> {
      const { rows, counts } = await readFooter();
      return { ...toFooter(rows, counts, locale), visits: await countVisits() };
    },
  };
}

export type SiteService = ReturnType<typeof createSiteService>;

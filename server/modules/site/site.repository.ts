import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { badges, currencies, footerLinks, groupCompanies, services } from './site.table';

export type CurrencyRow = typeof currencies.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;
export type BadgeRow = typeof badges.$inferSelect;
export type FooterRow = typeof footerLinks.$inferSelect;
export type GroupCompanyRow = typeof groupCompanies.$inferSelect;

export function createSiteRepository(db: Executor) {
  return {
    findCurrencies: (): Promise<CurrencyRow[]> => db.select().from(currencies).orderBy(asc(currencies.id)),
    findServices: (): Promise<ServiceRow[]> => db.select().from(services).orderBy(asc(services.position), asc(services.id)),
    findNavBadges: (): Promise<BadgeRow[]> => db.select().from(badges).where(isNotNull(badges.navKey)).orderBy(asc(badges.id)),
    /** Badges of items of one kind; of all of them where no ids are given. */
    findBadges: (badgeableType: string, ids: number[] | undefined): Promise<BadgeRow[]> =>
      db
        .select()
        .from(badges)
        .where(
          and(eq(badges.badgeableType, badgeableType), isNotNull(badges.badgeableId), ids && inArray(badges.badgeableId, ids)),
        )
        .orderBy(asc(badges.badgeableId), asc(badges.id)),
    findFooterLinks: (): Promise<FooterRow[]> =>
      db.select().from(footerLinks).orderBy(asc(footerLinks.position), asc(footerLinks.id)),
    findGroupCompanies: (): Promise<GroupCompanyRow[]> =>
      db.select().from(groupCompanies).orderBy(asc(groupCompanies.position), asc(groupCompanies.id)),
  };
}

export type SiteRepository = ReturnType<typeof createSiteRepository>;

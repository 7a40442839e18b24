import { asc, eq, max } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import type { FooterRow, GroupCompanyRow } from './site.repository';
import { appliedSteps, footerLinks, groupCompanies } from './site.table';

/** Marker for a footer that the staff has edited, which upgrades do not change. */
export const editedFooterStep = 'footer-edited';

/** The footer and the companies of the group as the staff writes them. */
export const createSiteDeskRepository = (executor: Executor) => ({
  footer: {
    findAll: (): Promise<FooterRow[]> =>
      executor.select().from(footerLinks).orderBy(asc(footerLinks.position), asc(footerLinks.id)),
    add: async (row: Omit<FooterRow, 'id' | 'position'>): Promise<number> => {
      const [last] = await executor.select({ id: max(footerLinks.id), position: max(footerLinks.position) }).from(footerLinks);
      const id = (last?.id ?? 0) + 1;
      await executor.insert(footerLinks).values({ ...row, id, position: (last?.position ?? 0) + 1 });
      return id;
    },
    update: async (id: number, set: Partial<Omit<FooterRow, 'id'>>): Promise<boolean> =>
      (await executor.update(footerLinks).set(set).where(eq(footerLinks.id, id)).returning()).length > 0,
    /** With the links of a group. */
    remove: async (id: number): Promise<void> => {
      await executor.delete(footerLinks).where(eq(footerLinks.parentId, id));
      await executor.delete(footerLinks).where(eq(footerLinks.id, id));
    },
    /** From now on upgrades do not change the footer. */
    markEdited: async (): Promise<void> => {
      await executor.insert(appliedSteps).values({ name: editedFooterStep, value: '1' }).onConflictDoNothing();
    },
  },

  companies: {
    findAll: (): Promise<GroupCompanyRow[]> =>
      executor.select().from(groupCompanies).orderBy(asc(groupCompanies.position), asc(groupCompanies.id)),
    add: async (row: Omit<GroupCompanyRow, 'id' | 'position'>): Promise<number> => {
      // A seeded market brings its own ids, which the sequence has not counted.
      const [last] = await executor
        .select({ id: max(groupCompanies.id), position: max(groupCompanies.position) })
        .from(groupCompanies);
      const id = (last?.id ?? 0) + 1;
      await executor.insert(groupCompanies).values({ ...row, id, position: (last?.position ?? 0) + 1 });
      return id;
    },
    update: async (id: number, set: Partial<Omit<GroupCompanyRow, 'id'>>): Promise<boolean> =>
      (await executor.update(groupCompanies).set(set).where(eq(groupCompanies.id, id)).returning()).length > 0,
    remove: async (id: number): Promise<void> => {
      await executor.delete(groupCompanies).where(eq(groupCompanies.id, id));
    },
  },
});

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import { type Executor, queryRows } from '../../db/client';
import { insertRows } from '../../db/insert-rows';
import type { ListedFlat } from './price-list.csv';
import { projectFlats, projectOffers, projectPlans, projectProgress, projects } from './projects.table';

export type OwnProjectRow = {
  id: number;
  slug: string;
  name: Localised;
  isPublished: boolean;
  flatsForSale: number;
  flats: number;
  available: number;
  listedAt: Date | string | null;
};
export type OwnProjectRecord = typeof projects.$inferSelect;
type Written = Omit<typeof projects.$inferInsert, 'id'>;
export type OwnProjectsRepository = ReturnType<typeof createOwnProjectsRepository>;

/** Projects as their developer sees them. The developer is part of every query. */
export function createOwnProjectsRepository(executor: Executor) {
  return {
    findAll: (developerId: number): Promise<OwnProjectRow[]> =>
      queryRows<OwnProjectRow>(
        executor,
        sql`select p.id, p.slug, p.name, p.is_published as "isPublished",
          (select count(*)::int from statement_search s where s.project_id = p.id and s.deal_type_id = 1 and s.real_estate_type_id = 1) as "flatsForSale",
          (select count(*)::int from project_flats f where f.project_id = p.id) as flats,
          (select count(*)::int from project_flats f where f.project_id = p.id and f.state = 'available') as available,
          (select max(f.updated_at) from project_flats f where f.project_id = p.id) as "listedAt"
          from projects p where p.developer_id = ${developerId} order by p.id`,
      ),

    /** Locks a project of the developer until the end of the transaction. @returns whether it is theirs */
    lock: async (developerId: number, id: number): Promise<boolean> => {
      const found = await executor
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), eq(projects.developerId, developerId)))
        .for('update');
      return found.length > 0;
    },

    /** Replaces the list. */
    replaceFlats: async (id: number, flats: readonly ListedFlat[], now: Date): Promise<void> => {
      await executor.delete(projectFlats).where(eq(projectFlats.projectId, id));
      await insertRows(
        executor,
        projectFlats,
        flats.map((flat) => ({ projectId: id, ...flat, updatedAt: now })),
      );
      await executor.update(projects).set({ updatedAt: now }).where(eq(projects.id, id));
    },

    find: async (developerId: number, id: number): Promise<OwnProjectRecord | undefined> => {
      const [row] = await executor
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), eq(projects.developerId, developerId)));
      return row;
    },

    hasSlug: async (slug: string): Promise<boolean> => (await executor.$count(projects, eq(projects.slug, slug))) > 0,

    countAll: (developerId: number): Promise<number> => executor.$count(projects, eq(projects.developerId, developerId)),

    add: async (columns: Written): Promise<number> => {
      const [row] = await executor.insert(projects).values(columns).returning({ id: projects.id });
      if (!row) throw new Error('The project was not stored.');
      return row.id;
    },

    change: async (id: number, columns: Partial<Written>): Promise<void> => {
      await executor.update(projects).set(columns).where(eq(projects.id, id));
    },

    addProgress: async (row: typeof projectProgress.$inferInsert): Promise<void> => {
      await executor.insert(projectProgress).values(row);
    },

    /** The report that the project's stage follows. */
    findLatestProgress: async (id: number) => {
      const [row] = await executor
        .select()
        .from(projectProgress)
        .where(eq(projectProgress.projectId, id))
        .orderBy(desc(projectProgress.happenedOn), desc(projectProgress.id))
        .limit(1);
      return row;
    },

    findProgress: async (id: number, reportId: number): Promise<typeof projectProgress.$inferSelect | undefined> =>
      (
        await executor
          .select()
          .from(projectProgress)
          .where(and(eq(projectProgress.projectId, id), eq(projectProgress.id, reportId)))
      )[0],

    /** @returns whether the project had the report */
    changeProgress: async (id: number, reportId: number, columns: Partial<typeof projectProgress.$inferInsert>) =>
      (
        await executor
          .update(projectProgress)
          .set(columns)
          .where(and(eq(projectProgress.projectId, id), eq(projectProgress.id, reportId)))
          .returning({ id: projectProgress.id })
      ).length > 0,

    /** @returns the report that was removed */
    removeProgress: async (id: number, reportId: number): Promise<typeof projectProgress.$inferSelect | undefined> =>
      (
        await executor
          .delete(projectProgress)
          .where(and(eq(projectProgress.projectId, id), eq(projectProgress.id, reportId)))
          .returning()
      )[0],

    addOffer: async (row: typeof projectOffers.$inferInsert): Promise<void> => {
      await executor.insert(projectOffers).values(row);
    },

    /** @returns whether the project had the offer */
    changeOffer: async (id: number, offerId: number, columns: Partial<typeof projectOffers.$inferInsert>) =>
      (
        await executor
          .update(projectOffers)
          .set(columns)
          .where(and(eq(projectOffers.projectId, id), eq(projectOffers.id, offerId)))
          .returning({ id: projectOffers.id })
      ).length > 0,

    countPlans: (id: number): Promise<number> => executor.$count(projectPlans, eq(projectPlans.projectId, id)),

    /** Adds a layout behind the others. */
    addPlan: async (row: Omit<typeof projectPlans.$inferInsert, 'position'>): Promise<void> => {
      const next = sql<number>`(select coalesce(max(position), 0) + 1 from project_plans where project_id = ${row.projectId})`;
      await executor.insert(projectPlans).values({ ...row, position: next });
    },

    /** @returns the layout that was removed */
    removePlan: async (id: number, planId: number): Promise<typeof projectPlans.$inferSelect | undefined> =>
      (
        await executor
          .delete(projectPlans)
          .where(and(eq(projectPlans.projectId, id), eq(projectPlans.id, planId)))
          .returning()
      )[0],

    /** @returns whether the project had the offer */
    removeOffer: async (id: number, offerId: number): Promise<boolean> =>
      (
        await executor
          .delete(projectOffers)
          .where(and(eq(projectOffers.projectId, id), eq(projectOffers.id, offerId)))
          .returning({ id: projectOffers.id })
      ).length > 0,
  };
}

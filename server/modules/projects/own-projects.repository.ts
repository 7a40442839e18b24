import { and, eq, sql } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import { type Executor, queryRows } from '../../db/client';
import { insertRows } from '../../db/insert-rows';
import type { ListedFlat } from './price-list.csv';
import { projectFlats, projects } from './projects.table';

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

    /** Puts a list in the place of the former one. */
    replaceFlats: async (id: number, flats: readonly ListedFlat[], now: Date): Promise<void> => {
      await executor.delete(projectFlats).where(eq(projectFlats.projectId, id));
      await insertRows(
        executor,
        projectFlats,
        flats.map((flat) => ({ projectId: id, ...flat, updatedAt: now })),
      );
      await executor.update(projects).set({ updatedAt: now }).where(eq(projects.id, id));
    },
  };
}

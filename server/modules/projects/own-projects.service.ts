import type { OwnProject, PriceListReport } from '@/lib/contracts/companies/price-lists';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { OwnProjectRow, OwnProjectsRepository } from './own-projects.repository';
import { readPriceList } from './price-list.csv';

type Atomically = <T>(work: (ownProjects: OwnProjectsRepository) => Promise<T>) => Promise<T>;
export type OwnProjectsParts = { ownProjects: OwnProjectsRepository; atomically: Atomically; clock: Clock };
export type OwnProjectsService = ReturnType<typeof createOwnProjectsService>;

const toOwnProject = ({ id, slug, name, isPublished, flatsForSale, flats, available, listedAt }: OwnProjectRow): OwnProject => ({
  id,
  slug,
  display_names: name,
  is_published: isPublished,
  flats_for_sale: flatsForSale,
  price_list: listedAt === null ? null : { flats, available, updated_at: new Date(listedAt).toISOString() },
});

/** What a developer does with its own projects. */
export function createOwnProjectsService({ ownProjects, atomically, clock }: OwnProjectsParts) {
  return {
    list: async (developerId: number): Promise<OwnProject[]> => (await ownProjects.findAll(developerId)).map(toOwnProject),

    /** Stores a price list whole, or reports why not. @throws ApiError 404 for a project of somebody else */
    uploadPriceList: (developerId: number, id: number, csv: string): Promise<PriceListReport> =>
      atomically(async (tx) => {
        if (!(await tx.lock(developerId, id))) throw notFound();
        const { flats, refused } = readPriceList(csv);
        const isStored = refused.length === 0;
        if (isStored) await tx.replaceFlats(id, flats, clock());
        return { is_stored: isStored, rows: flats.length, refused };
      }),
  };
}

import type { OwnProjectBody, OwnProjectDetail, ProgressBody, ProjectOfferBody } from '@/lib/contracts/companies/own-projects';
import type { OwnProject, PriceListReport } from '@/lib/contracts/companies/price-lists';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { assertPlace, placeIdListsOf } from '../locations/assert-place';
import type { PlacesRepository } from '../locations/locations.repository';
import { freeSlug, toOwnProjectDetail, toProjectColumns } from './own-projects.mapper';
import type { OwnProjectRow, OwnProjectsRepository } from './own-projects.repository';
import { readPriceList } from './price-list.csv';
import type { ProjectsRepository } from './projects.repository';

type Atomically = <T>(work: (ownProjects: OwnProjectsRepository) => Promise<T>) => Promise<T>;
export type OwnProjectsParts = {
  ownProjects: OwnProjectsRepository;
  projects: Pick<ProjectsRepository, 'findProgress' | 'findOffers' | 'findPlans' | 'findAmenities'>;
  places: PlacesRepository;
  atomically: Atomically;
  clock: Clock;
};
export type OwnProjectsService = ReturnType<typeof createOwnProjectsService>;

const toOwnProject = ({ id, slug, name, isPublished, flatsForSale, flats, available, listedAt }: OwnProjectRow): OwnProject => ({
  id,
  slug,
  display_names: name,
  is_published: isPublished,
  flats_for_sale: flatsForSale,
  price_list: listedAt === null ? null : { flats, available, updated_at: new Date(listedAt).toISOString() },
});

const projectsMax = 200;

const toProgressColumns = ({ happened_on: happenedOn, stage, percent }: ProgressBody) => ({ happenedOn, stage, percent });
const toOfferColumns = ({ starts_on: startsOn, ends_on: endsOn, title, text }: ProjectOfferBody) => ({
  title,
  text,
  startsOn,
  endsOn,
});

/** What a developer does with its own projects. Each call about one throws ApiError 404 for somebody else's. */
export function createOwnProjectsService({ ownProjects, projects, places, atomically, clock }: OwnProjectsParts) {
  const detail = async (developerId: number, id: number): Promise<OwnProjectDetail> => {
    const row = await ownProjects.find(developerId, id);
    if (!row) throw notFound();
    const [progress, offers, plans] = await Promise.all([
      projects.findProgress(id),
      projects.findOffers(id),
      projects.findPlans(id),
    ]);
    return toOwnProjectDetail(row, { progress, offers, plans });
  };

  /** @throws ApiError 422 for a place or an amenity that does not exist */
  const checked = async (body: OwnProjectBody) => {
    const columns = toProjectColumns(body, clock());
    assertPlace(columns, await places.find(placeIdListsOf([columns])));
    if ((await projects.findAmenities(columns.parameters)).length < columns.parameters.length)
      throw invalid({ parameters: ['errors.field_invalid'] });
    return columns;
  };

  /** Changes a project under a lock, and returns the result. */
  const onOwn = async (developerId: number, id: number, work: (tx: OwnProjectsRepository) => Promise<void>) => {
    await atomically(async (tx) => {
      if (!(await tx.lock(developerId, id))) throw notFound();
      await work(tx);
    });
    return detail(developerId, id);
  };

  /** The project's stage is that of its latest report. */
  const followLatest = async (tx: OwnProjectsRepository, id: number): Promise<void> => {
    const latest = await tx.findLatestProgress(id);
    if (latest) await tx.change(id, { stage: latest.stage, progressPercent: latest.percent, updatedAt: clock() });
  };

  return {
    detail,
    onOwn,

    /** @throws ApiError 422 for an unknown place, 409 with as many projects as possible */
    add: async (developerId: number, body: OwnProjectBody): Promise<OwnProjectDetail> => {
      const columns = await checked(body);
      const id = await atomically(async (tx) => {
        if ((await tx.countAll(developerId)) >= projectsMax) throw new ApiError(409, 'errors.invalid');
        const slug = await freeSlug(body.name.en, tx.hasSlug);
        const { handoverYear, handoverQuarter } = columns;
        const promise = { firstHandoverYear: handoverYear, firstHandoverQuarter: handoverQuarter };
        return tx.add({ ...columns, ...promise, slug, developerId, createdAt: clock() });
      });
      return detail(developerId, id);
    },

    /** The first promise of a hand-over stays what it was. @throws ApiError 422 for an unknown place */
    change: async (developerId: number, id: number, body: OwnProjectBody): Promise<OwnProjectDetail> => {
      const before = await ownProjects.find(developerId, id);
      if (!before) throw notFound();
      const columns = await checked(body);
      const { handoverYear: firstHandoverYear, handoverQuarter: firstHandoverQuarter } = columns;
      const promise = before.firstHandoverYear === null ? { firstHandoverYear, firstHandoverQuarter } : {};
      return onOwn(developerId, id, (tx) => tx.change(id, { ...columns, ...promise }));
    },

    addProgress: (developerId: number, id: number, body: ProgressBody) =>
      onOwn(developerId, id, async (tx) => {
        await tx.addProgress({ projectId: id, ...toProgressColumns(body) });
        await followLatest(tx, id);
      }),

    changeProgress: (developerId: number, id: number, reportId: number, body: ProgressBody) =>
      onOwn(developerId, id, async (tx) => {
        if (!(await tx.changeProgress(id, reportId, toProgressColumns(body)))) throw notFound();
        await followLatest(tx, id);
      }),

    addOffer: (developerId: number, id: number, body: ProjectOfferBody) =>
      onOwn(developerId, id, (tx) => tx.addOffer({ projectId: id, ...toOfferColumns(body) })),

    changeOffer: (developerId: number, id: number, offerId: number, body: ProjectOfferBody) =>
      onOwn(developerId, id, async (tx) => {
        if (!(await tx.changeOffer(id, offerId, toOfferColumns(body)))) throw notFound();
      }),

    removeOffer: (developerId: number, id: number, offerId: number) =>
      onOwn(developerId, id, async (tx) => {
        if (!(await tx.removeOffer(id, offerId))) throw notFound();
      }),

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

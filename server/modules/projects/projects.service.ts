import { idMax } from '@/lib/contracts/bounds';
import type { Project, ProjectList, ProjectsQuery } from '@/lib/contracts/companies/projects';
import { toPage } from '@/lib/contracts/paged';
import { currencyIds } from '@/lib/domain/money/currency';
import { projectIdOf } from '@/lib/domain/project/project-uuid';
import { trendQuartersMin } from '@/lib/domain/project/schedule';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { ParametersRepository } from '../parameters/parameters.repository';
import {
  lowestPrice,
  toOffer,
  toPlan,
  toPriceList,
  toProgress,
  toProjectCard,
  toProjectDeveloper,
  toQuarter,
  toRoomsTable,
} from './projects.mapper';
import type { ProjectsRepository } from './projects.repository';
import type { ProjectRow } from './projects.rows';

export type ProjectsParts = {
  projects: ProjectsRepository;
  parameters: Pick<ParametersRepository, 'findRates'>;
  clock: Clock;
  /** Phone reveals; those of statements are counted separately. */
  reveals: RateLimiter;
  /** Views and reveals that were already counted. */
  openings: RateLimiter;
};
export type ProjectsService = ReturnType<typeof createProjectsService>;

/** Who opens a project. Visits by bots and by the developer do not count. */
export type ProjectViewer = { userId: number | null; address: string; isProgram: boolean };

const revealLimit = { countMax: 20, windowSeconds: 3600 };
const onceAnHour = { countMax: 1, windowSeconds: 3600 };
const openingNames = { views: 'project view', phoneReveals: 'project reveal' } as const;

/** Projects as visitors see them: published ones. Each call about one throws ApiError 404 for every other. */
export function createProjectsService({ projects, parameters, clock, reveals, openings }: ProjectsParts) {
  const find = async (reference: string): Promise<ProjectRow> => {
    const id = projectIdOf(reference) ?? (/^[1-9]\d{0,9}$/.test(reference) ? Number(reference) : null);
    const row = await projects.find(id !== null && id <= idMax ? id : reference);
    if (!row) throw notFound();
    return row;
  };

  /** Counts once an hour per address. */
  const countOpening = async (
    { id, developerId }: ProjectRow,
    kind: keyof typeof openingNames,
    { userId, address, isProgram }: ProjectViewer,
  ): Promise<void> => {
    if (developerId === null || isProgram || userId === developerId) return;
    if ((await openings.tryTake(`${openingNames[kind]} ${address} ${id}`, onceAnHour)) > 0) return;
    await projects.addOpening(developerId, id, kind, tbilisiDay(clock()));
  };

  const usdRate = async (): Promise<number> =>
    (await parameters.findRates()).find(({ id }) => id === currencyIds.usd)?.rateGel ?? 1;

  return {
    list: async ({ page = 1, per_page, sort, ...filters }: ProjectsQuery): Promise<ProjectList> => {
      const [total, rows, choices] = await Promise.all([
        projects.count(filters),
        projects.findCards(filters, sort, per_page, (page - 1) * per_page),
        projects.findChoices(),
      ]);
      return {
        ...toPage(rows.map(toProjectCard), page, per_page, total),
        flats_for_sale: choices.flatsForSale,
        cities: choices.cities.map(({ id, name, total: count }) => ({ id, display_names: name, total: count })),
        districts: choices.districts.map(({ id, cityId, name, total: count }) => ({
          id,
          city_id: cityId,
          display_names: name,
          total: count,
        })),
        handover_years: choices.years,
      };
    },

    /** One project by its id, uuid or slug; an opening by anybody but its developer counts as a view once an hour per address. */
    detail: async (reference: string, viewer: ProjectViewer): Promise<Project> => {
      const row = await find(reference);
      const today = tbilisiDay(clock());
      const [developer, rooms, progress, plans, offers, flats, quarters, amenities, rate] = await Promise.all([
        row.developerId === null ? undefined : projects.findDeveloper(row.developerId),
        projects.findRooms(row.id),
        projects.findProgress(row.id),
        projects.findPlans(row.id),
        projects.findOffers(row.id, today),
        projects.findFlats(row.id),
        projects.findQuarters(row.id),
        projects.findAmenities(row.parameters),
        usdRate(),
      ]);
      await countOpening(row, 'views', viewer);
      const named = [...plans, ...flats].map(({ roomTypeId }) => roomTypeId);
      const table = toRoomsTable(rooms, named);
      const { developer: _developer, image: _image, ...card } = toProjectCard(row);
      const isNothingListed = card.flats_for_sale === 0 && !flats.some(({ state }) => state === 'available');
      return {
        ...card,
        about: row.about,
        started_on: row.startedOn,
        buildings: row.buildings,
        floors: row.floors,
        flats: row.flats,
        parameters: amenities.map(({ id, key, name }) => ({ id, key, display_names: name })),
        images: row.images,
        instalments: row.instalments,
        updated_at: new Date(row.updatedAt).toISOString(),
        priced_on: today,
        price_from: lowestPrice(table),
        rooms: table,
        quarters: quarters.length < trendQuartersMin ? [] : quarters.map((quarter) => toQuarter(quarter, rate)),
        progress: progress.map(toProgress),
        plans: plans.map(toPlan),
        offers: offers.map(toOffer),
        price_list: toPriceList(flats),
        is_sold_out: isNothingListed,
        developer: developer ? toProjectDeveloper(developer) : null,
      };
    },

    /** The number of a project's developer. @throws ApiError 404 without one, 429 after 20 in an hour */
    phone: async (reference: string, viewer: ProjectViewer): Promise<string> => {
      const row = await find(reference);
      const developer = row.developerId === null ? undefined : await projects.findDeveloper(row.developerId);
      if (!developer?.phone) throw notFound();
      await reveals.take(`address ${viewer.address}`, revealLimit);
      if (viewer.userId !== null) await reveals.take(`user ${viewer.userId}`, revealLimit);
      await countOpening(row, 'phoneReveals', viewer);
      return developer.phone;
    },
  };
}

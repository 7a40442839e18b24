import type { OwnProjectBody, OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import type { OwnProjectRecord } from './own-projects.repository';
import { toOffer, toPlan, toProgress } from './projects.mapper';
import type { projectOffers, projectPlans, projectProgress } from './projects.table';

export const toProjectColumns = (body: OwnProjectBody, now: Date) => ({
  name: body.name,
  about: body.about,
  cityId: body.city_id,
  districtId: body.district_id,
  urbanId: body.urban_id,
  address: body.address,
  latitude: body.latitude,
  longitude: body.longitude,
  stage: body.stage,
  isStopped: body.is_stopped,
  progressPercent: body.progress_percent,
  handoverYear: body.handover_year,
  handoverQuarter: body.handover_quarter,
  buildings: body.buildings,
  floors: body.floors,
  flats: body.flats,
  instalments: Object.values(body.instalments).every((text) => text === '') ? null : body.instalments,
  parameters: [...new Set(body.parameters)],
  isPublished: body.is_published,
  updatedAt: now,
});

export const toOwnProjectDetail = (
  row: OwnProjectRecord,
  {
    progress,
    offers,
    plans,
  }: {
    progress: (typeof projectProgress.$inferSelect)[];
    offers: (typeof projectOffers.$inferSelect)[];
    plans: (typeof projectPlans.$inferSelect)[];
  },
): OwnProjectDetail => ({
  id: row.id,
  slug: row.slug,
  display_names: row.name,
  about: row.about,
  city_id: row.cityId,
  district_id: row.districtId,
  urban_id: row.urbanId,
  addresses: row.address,
  lat: row.latitude,
  lng: row.longitude,
  stage: row.stage,
  is_stopped: row.isStopped,
  progress_percent: row.progressPercent,
  handover:
    row.handoverYear === null || row.handoverQuarter === null ? null : { year: row.handoverYear, quarter: row.handoverQuarter },
  buildings: row.buildings,
  floors: row.floors,
  flats: row.flats,
  instalments: row.instalments,
  is_published: row.isPublished,
  updated_at: row.updatedAt.toISOString(),
  parameters: row.parameters,
  images: row.images,
  plans: plans.map(toPlan),
  progress: progress.map(toProgress),
  offers: offers.map(toOffer),
});

/** An address of a project that no other has; never only digits, which would be an id. */
export async function freeSlug(name: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const words = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = /[a-z]/.test(words) ? words : `project-${words}`.replace(/-$/, '');
  let slug = base;
  for (let count = 2; await isTaken(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}

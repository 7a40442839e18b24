import type { Executor } from '@/server/db/client';
import { projects } from '@/server/modules/projects/projects.table';

type NewProject = typeof projects.$inferInsert;
const now = new Date('2026-11-01T09:00:00Z');

/** A published project in Vake whose frame is finished. */
export async function insertProject(db: Executor, overrides: Partial<NewProject> = {}) {
  const count = await db.$count(projects);
  const text = { ka: 'სახლი', en: 'House', ru: 'Дом' };
  const plain: NewProject = {
    slug: `test-project-${count}`,
    name: { ka: `ტესტის სახლი ${count}`, en: `Test House ${count}`, ru: `Дом ${count}` },
    about: text,
    cityId: 1,
    districtId: 4,
    urbanId: 38,
    address: text,
    latitude: 41.7,
    longitude: 44.76,
    stage: 'frame',
    progressPercent: 40,
    handoverYear: 2027,
    handoverQuarter: 4,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db
    .insert(projects)
    .values({ ...plain, ...overrides })
    .returning();
  if (!row) throw new Error('The project was not stored.');
  return row;
}

/** What a developer sends for a new project; it is published. */
export const ownProjectBody = {
  name: { ka: 'ტესტის კორპუსი', en: 'Test Block', ru: 'Дом' },
  about: { ka: '', en: '', ru: '' },
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  address: { ka: '', en: '', ru: '' },
  latitude: 41.7,
  longitude: 44.76,
  stage: 'frame',
  progress_percent: 40,
  handover_year: 2027,
  handover_quarter: 4,
  instalments: { ka: '', en: '', ru: '' },
  is_published: true,
};

import { asc, inArray, sql } from 'drizzle-orm';
import { quarterOfDay } from '@/lib/domain/project/schedule';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { type Executor, queryRows } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import {
  projectFlats,
  projectOffers,
  projectPlans,
  projectProgress,
  projectQuarters,
  projects,
} from '@/server/modules/projects/projects.table';
import { appliedSteps } from '@/server/modules/site/site.table';
import { users } from '@/server/modules/users/users.table';
import { createRandom } from '../random';
import { drawProjects } from './project-rows';

const stepName = 'projects';
const developerType = 4;
/** The seed's people begin here; the known sign-ins are below. */
const firstSeededId = 1001;
const trendQuarters = 8;

/** In a market that was seeded before, too, a flat in a project that a developer lists is one of the project's developer. */
const handOverFlats = (tx: Executor): Promise<unknown> =>
  tx.execute(sql`with moved as (
      update statements s set user_id = o.id, phone = o.phone, owner_name = null
      from projects p join users o on o.id = p.developer_id, users had
      where p.id = s.project_id and had.id = s.user_id and had.type_id = ${developerType} and had.id >= ${firstSeededId}
        and s.user_id <> o.id returning s.id, s.user_id
    ) update statement_search r set user_id = moved.user_id from moved where moved.id = r.id`);

/** Two years of lowest prices that lead to the present one; a project that sells since shorter has fewer. */
async function writeQuarters(tx: Executor, now: Date): Promise<void> {
  const lowest = await queryRows<{ id: number; usd: number }>(
    tx,
    sql`select project_id as id, min(square_price_usd_minor)::float8 as usd from statements
      where project_id is not null and state = 'active' and deal_type_id = 1 and real_estate_type_id = 1 and square_price_usd_minor > 0
      group by project_id order by project_id`,
  );
  const present = quarterOfDay(tbilisiDay(now));
  const rows = lowest.flatMap(({ id, usd }) => {
    const random = createRandom(id, 41);
    const count = id % 9 === 4 ? 2 : random.int(4, trendQuarters);
    return Array.from({ length: count }, (_, back) => {
      const number = present.year * 4 + present.quarter - 1 - back;
      const share = back === 0 ? 1 : 1 - back * 0.024 + random.int(-8, 8) / 1000;
      return {
        projectId: id,
        year: Math.floor(number / 4),
        quarter: (number % 4) + 1,
        squarePriceUsdMinor: Math.round((usd * share) / 100) * 100,
      };
    });
  });
  const known = new Set((await tx.select({ id: projects.id }).from(projects)).map(({ id }) => id));
  await insertRows(
    tx,
    projectQuarters,
    rows.filter(({ projectId }) => known.has(projectId)),
  );
}

/** Writes the projects of an invented market for its developers, and gives their flats to them. */
export async function writeProjects(tx: Executor, now: Date): Promise<void> {
  await tx.insert(appliedSteps).values({ name: stepName, value: '1' }).onConflictDoNothing();
  if ((await tx.$count(projects)) > 0) return;
  const developers = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.typeId} = ${developerType} and ${users.id} >= ${firstSeededId}`)
    .orderBy(asc(users.id));
  const rows = drawProjects(
    developers.map(({ id }) => id),
    now,
  );
  await insertRows(tx, projects, rows.projects);
  await insertRows(tx, projectProgress, rows.progress);
  await insertRows(tx, projectPlans, rows.plans);
  await insertRows(tx, projectOffers, rows.offers);
  await insertRows(tx, projectFlats, rows.flats);
  await handOverFlats(tx);
  await writeQuarters(tx, now);
}

/** Brings projects into a market that was seeded before there were any; an installation of real people gets none. */
export async function installProjects(tx: Executor): Promise<void> {
  const steps = await tx
    .select({ name: appliedSteps.name })
    .from(appliedSteps)
    .where(inArray(appliedSteps.name, ['market-seed', stepName]));
  // An owner who removed all of them does not get them back.
  if (steps.length === 1 && steps[0]?.name === 'market-seed') await writeProjects(tx, new Date());
}

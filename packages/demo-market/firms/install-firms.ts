import { eq, sql } from 'drizzle-orm';
import type { Executor } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import { banks } from '@/server/modules/mortgage/mortgage.table';
import { raters } from '@/server/modules/services/services.table';
import { appliedSteps, banners, groupCompanies } from '@/server/modules/site/site.table';
import { runOnce } from '@/server/reference/applied-steps';
import { bankRows } from './bank-rows';
import { bannerRows } from './banner-rows';
import { groupCompanyRows } from './group-company-rows';
import { raterRows } from './rater-rows';

/** What surrounds the lists of a market and belongs to no company: the banners and the companies of an invented group. */
export async function writeSiteContent(tx: Executor): Promise<void> {
  await insertRows(tx, banners, bannerRows, { keys: ['id'], update: ['type', 'content', 'width', 'height', 'place'] });
  const columns = ['name', 'description', 'logo', 'url', 'position'];
  await insertRows(tx, groupCompanies, groupCompanyRows, { keys: ['id'], update: columns });
}

/** Banks and valuers of a seeded market. */
export async function installInventedFirms(tx: Executor): Promise<void> {
  const [seeded] = await tx.select().from(appliedSteps).where(eq(appliedSteps.name, 'market-seed'));
  if (!seeded) return;
  await runOnce(tx, 'banks', async () => {
    // A market that was seeded before has them, except those that its staff removed.
    if ((await tx.$count(banks)) > 0) return;
    await tx.insert(banks).values(bankRows);
    await moveSequence(tx, 'banks');
  });
  await runOnce(tx, 'raters', async () => {
    await insertRows(tx, raters, raterRows, { keys: ['id'], update: ['position'] });
    await moveSequence(tx, 'raters');
  });
}

/** New rows come after those with given ids. */
const moveSequence = (tx: Executor, table: 'banks' | 'raters'): Promise<unknown> =>
  tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`);

import { eq, isNull, sql } from 'drizzle-orm';
import { priceKeys } from '@/lib/domain/order/price-book';
import { pricesStartAt, startingPrices } from '@/lib/domain/order/starting-prices';
import { servicePages as pages } from '../../../data/service-pages';
import type { Executor } from '../../../db/client';
import { insertRows } from '../../../db/insert-rows';
import { banks } from '../../../modules/mortgage/mortgage.table';
import {
  prices,
  raters,
  serviceForms,
  servicePages,
  visitCapacities,
  visitClosures,
} from '../../../modules/services/services.table';
import { appliedSteps } from '../../../modules/site/site.table';
import { bankRows } from '../bank-rows';
import { serviceFormRows } from './form-rows';
import { raterRows, visitCapacityRows, visitClosureRows } from './visit-rows';

/** What the content hash of the reference data covers. */
export const moneyContent = [startingPrices, pages, serviceFormRows, visitCapacityRows, visitClosureRows, raterRows];

/** A price that staff set stays: only keys without any price get the first one. */
async function installPrices(tx: Executor): Promise<void> {
  const known = new Set((await tx.selectDistinct({ key: prices.key }).from(prices)).map(({ key }) => key));
  const missing = priceKeys.filter((key) => !known.has(key));
  if (missing.length > 0)
    await tx.insert(prices).values(missing.map((key) => ({ key, amount: startingPrices[key], startsAt: pricesStartAt })));
}

/** Pages and forms follow the build until staff changes them. */
async function installPagesAndForms(tx: Executor): Promise<void> {
  for (const { service_id: serviceId, key, ...content } of pages) {
    const set = { serviceId, ...content };
    await tx
      .insert(servicePages)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: servicePages.key, set, setWhere: isNull(servicePages.changedAt) });
  }
  for (const { serviceId, fields, filesMax } of serviceFormRows)
    await tx
      .insert(serviceForms)
      .values({ serviceId, fields, filesMax })
      .onConflictDoUpdate({
        target: serviceForms.serviceId,
        set: { fields, filesMax },
        setWhere: isNull(serviceForms.changedAt),
      });
}

/** Runs work once in the life of a database: what staff deletes afterwards stays deleted. */
async function runOnce(tx: Executor, name: string, work: () => Promise<void>): Promise<void> {
  const rows = await tx.insert(appliedSteps).values({ name, value: '1' }).onConflictDoNothing().returning();
  if (rows.length > 0) await work();
}

/** The price book, pages, forms, and where and when visits are made. */
export async function installMoney(tx: Executor): Promise<void> {
  await installPrices(tx);
  await installPagesAndForms(tx);
  await runOnce(tx, 'visit-capacities', async () => {
    await tx.insert(visitCapacities).values(visitCapacityRows).onConflictDoNothing();
  });
  await runOnce(tx, 'visit-closures-2028', async () => {
    await tx.insert(visitClosures).values(visitClosureRows).onConflictDoNothing();
  });
  await installInventedFirms(tx);
}

/** Banks and valuers of a seeded market; an empty one gets its own from its operator. */
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

import { like } from 'drizzle-orm';
import type { Executor } from '../db/client';
import { appliedSteps } from '../modules/site/site.table';

/** The keys of the rows that an earlier start has installed, whose steps are named `<prefix><key>`. */
export async function installedKeys(tx: Executor, prefix: string): Promise<Set<string>> {
  const steps = await tx
    .select()
    .from(appliedSteps)
    .where(like(appliedSteps.name, `${prefix}%`));
  return new Set(steps.map(({ name }) => name.slice(prefix.length)));
}

/** Runs work once in the life of a database: what staff deletes afterwards stays deleted. */
export async function runOnce(tx: Executor, name: string, work: () => Promise<void>): Promise<void> {
  const rows = await tx.insert(appliedSteps).values({ name, value: '1' }).onConflictDoNothing().returning();
  if (rows.length > 0) await work();
}

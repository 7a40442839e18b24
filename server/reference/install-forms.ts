import { isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/client';
import { dynamicForms } from '../modules/forms/forms.table';
import { dynamicFormRows } from './dynamic-form-rows';

const createdAt = new Date('2026-11-01T00:00:00Z');

/** Forms follow the build until staff changes them. */
export async function installForms(tx: Executor): Promise<void> {
  for (const { id, ...set } of dynamicFormRows)
    await tx
      .insert(dynamicForms)
      .values({ id, ...set, createdAt })
      .onConflictDoUpdate({ target: dynamicForms.id, set, setWhere: isNull(dynamicForms.changedAt) });
  // The rows bring their own ids, which the sequence has not counted.
  await tx.execute(sql`select setval(pg_get_serial_sequence('dynamic_forms', 'id'), (select max(id) from dynamic_forms))`);
}

import { asc, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';
import { appliedSteps, currencies } from '../site/site.table';
import { dictionaryOptions, filterSections } from './parameters.table';

export type OptionRow = typeof dictionaryOptions.$inferSelect;
export type SectionRow = typeof filterSections.$inferSelect;

export function createParametersRepository(db: Executor) {
  return {
    /** Changes when the dictionaries are reinstalled and when the exchange rate moves. */
    async findVersion(): Promise<string> {
      const steps = sql`select coalesce(string_agg(name || '=' || value, ',' order by name), '') from ${appliedSteps}`;
      const rates = sql`select coalesce(string_agg(id || '=' || rate_gel, ',' order by id), '') from ${currencies}`;
      const [row] = await queryRows<{ version: string }>(db, sql`select (${steps}) || ' ' || (${rates}) as version`);
      return row?.version ?? '';
    },
    /** Every option, by dictionary and in display order. */
    findOptions: (): Promise<OptionRow[]> =>
      db
        .select()
        .from(dictionaryOptions)
        .orderBy(asc(dictionaryOptions.dictionary), asc(dictionaryOptions.position), asc(dictionaryOptions.id)),
    findSections: (): Promise<SectionRow[]> =>
      db.select().from(filterSections).orderBy(asc(filterSections.realEstateTypeId), asc(filterSections.dealTypeId)),
    findRates: () =>
      db
        .select({ id: currencies.id, symbol: currencies.symbol, rateGel: currencies.rateGel })
        .from(currencies)
        .orderBy(asc(currencies.id)),
  };
}

export type ParametersRepository = ReturnType<typeof createParametersRepository>;

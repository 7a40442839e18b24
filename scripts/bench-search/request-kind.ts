import { parseStatementFilters, type StatementFilters } from '../../lib/contracts/statements/statement-filters';
import type { Random } from '../../server/seed/random';
import type { BenchQuery } from './engines';
import type { Sample } from './samples';

/** What a request is made from: a random statement, chance, and the size of the market. */
export type DrawContext = { random: Random; sample: Sample; other: Sample; statements: number };
export type RequestKind = {
  name: string;
  /** Words match by their stem here and anywhere in the text there; similar ones have no one meaning. */
  isCompared?: false;
  make(draw: DrawContext): BenchQuery;
};

/** Filters from the text of an address, as the API reads them. */
export function filtersFrom(query: string): StatementFilters {
  const parsed = parseStatementFilters(new URLSearchParams(query));
  if (!parsed.success) throw new Error(`The request ${query} is not valid: ${parsed.error.message}`);
  return parsed.data;
}

import { parseStatementFilters, type StatementFilters } from '../../lib/contracts/statement-filters';
import { createRandom, type Random } from '../../server/seed/random';
import type { Read } from './engines';
import { mapKinds } from './map-kinds';
import { pageKinds } from './page-kinds';
import type { Sample, Samples } from './samples';

/** What a request is made from: a random statement, chance, and the size of the market. */
export type Draw = { random: Random; sample: Sample; other: Sample; statements: number };
export type Kind = {
  name: string;
  /** Words match by their stem here and anywhere in the text there; similar ones have no one meaning. */
  isCompared?: false;
  make(draw: Draw): Read;
};
export type BenchRequest = { kind: string; isCompared: boolean; asked: Read };

/** Filters from the text of an address, as the API reads them. */
export function filtersFrom(query: string): StatementFilters {
  const parsed = parseStatementFilters(new URLSearchParams(query));
  if (!parsed.success) throw new Error(`The request ${query} is not valid: ${parsed.error.message}`);
  return parsed.data;
}

const seedNumber = 57;

/** Requests of every kind in turn, each with its own values; the same market and count give the same ones. */
export function drawRequests(samples: Samples, count: number, round: number): BenchRequest[] {
  const kinds: Kind[] = [...pageKinds, ...mapKinds];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] as Kind;
    const random = createRandom(seedNumber, round, index);
    const draw = { random, sample: random.pick(samples.all), other: random.pick(samples.all), statements: samples.statements };
    return { kind: kind.name, isCompared: kind.isCompared ?? true, asked: kind.make(draw) };
  });
}

export const kindCount = pageKinds.length + mapKinds.length;

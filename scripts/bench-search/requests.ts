import { createRandom } from '../../server/seed/random';
import type { BenchQuery } from './engines';
import { mapKinds } from './map-kinds';
import { pageKinds } from './page-kinds';
import type { RequestKind } from './request-kind';
import type { Samples } from './samples';

export type BenchRequest = { kind: string; isCompared: boolean; query: BenchQuery };

const seedNumber = 57;

/** Requests of every kind in turn, each with its own values; the same market and count give the same ones. */
export function drawRequests(samples: Samples, count: number, round: number): BenchRequest[] {
  const kinds: RequestKind[] = [...pageKinds, ...mapKinds];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] as RequestKind;
    const random = createRandom(seedNumber, round, index);
    const draw = { random, sample: random.pick(samples.all), other: random.pick(samples.all), statements: samples.statements };
    return { kind: kind.name, isCompared: kind.isCompared ?? true, query: kind.make(draw) };
  });
}

export const kindCount = pageKinds.length + mapKinds.length;

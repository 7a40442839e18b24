import { comparedMax, idMax } from '@/lib/contracts/bounds';
import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

export const compareRoute = '/compare';

/** What the address of a comparison names: the ids, each once and four at most, and how many of its parts were left out and why. */
export type ComparedIds = { ids: number[]; excessCount: number; invalidCount: number };

const isId = (part: string): boolean => /^\d{1,10}$/.test(part) && Number(part) >= 1 && Number(part) <= idMax;

/** Reads `ids=1,2,3`. @param value of the parameter as the framework gives it; a repeated one counts as one list */
export function readComparedIds(value: string | string[] | undefined): ComparedIds {
  const parts = [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const valid = [...new Set(parts.filter(isId).map(Number))];
  return {
    ids: valid.slice(0, comparedMax),
    excessCount: Math.max(0, valid.length - comparedMax),
    invalidCount: parts.filter((part) => !isId(part)).length,
  };
}

/** The query of a comparison: "?ids=1,2"; empty without ids. */
export const compareQuery = (ids: readonly number[]): string => (ids.length === 0 ? '' : `?ids=${ids.join(',')}`);

export const comparePath = (locale: Locale, ids: readonly number[]): string =>
  localePath(locale, compareRoute) + compareQuery(ids);

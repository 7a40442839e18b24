import { z } from 'zod';
import { idMax } from './bounds';

/** One id in a query or a path: digits only, so that "1e3" and " 7" are none. */
export const idQuery = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(idMax));

/** Page or size of a list that the market's API has too: it ignores what is no whole number from 1, as `page=0`. */
export const marketCountQuery = (max: number) =>
  z
    .string()
    .transform((text) => (/^0*[1-9]\d*$/.test(text) ? Number(text) : undefined))
    .pipe(z.number().max(max).optional())
    .optional();

/** Ids in the comma form, at most 200. */
export const idListQuery = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().int().min(1).max(idMax)).max(200));

/** 1 or true, 0 or false; absent is false. */
export const flagQuery = z
  .enum(['1', '0', 'true', 'false'])
  .optional()
  .transform((text) => text === '1' || text === 'true');

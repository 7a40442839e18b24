import { z } from 'zod';
import { idMax } from '../bounds';
import { decimalText } from '../decimal';
import { idQuery } from '../query';

/** An amount in lari, at most two decimals. */
export const amountSchema = z.number();

/**
 * An amount of at most two decimals, from 0.01. Minor units come out.
 * @param wholeDigitsMax digits before the decimal point
 * @param rangeKey the message for what is out of range
 */
export const typedAmountUpTo = (wholeDigitsMax: number, minorMax: number, rangeKey: string) =>
  decimalText({ whole: wholeDigitsMax, decimals: 2 }, 'errors.amount')
    .transform((text) => {
      const [whole = '0', part = ''] = text.split('.');
      return Number(whole) * 100 + Number(part.padEnd(2, '0'));
    })
    .refine((minor) => minor >= 1 && minor <= minorMax, rangeKey);

/** A typed amount in lari: 0.01 to 1,000,000. */
export const typedAmountSchema = typedAmountUpTo(7, 100_000_000, 'errors.amount_range');

/** A header of every write that moves money or creates an order: a UUID of the browser, the same one when the write is retried. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{16,64}$/);

/** A day of Tbilisi. */
export const daySchema = z.iso.date();
/** `HH:MM` of Tbilisi. */
export const slotSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.invalid');

/** An id in a body: a number of JSON, or the text of a form. */
export const bodyId = z.union([z.number().int().min(1).max(idMax), idQuery]);

import type { Apartment } from '../apartment';
import { attributesOf } from '../features/attributes';
import { type HedonicParts, hedonicParts } from '../features/hedonic';
import { repair } from '../sales/clean';
import { readAttributes } from '../sales/sale-table';
import type { Reference } from './reference';

/**
 * How the size, the floor and the condition of an apartment move the price of a m² against the mean of some sales, in logarithms.
 * @param ids of the sales; those that the model was not fitted on are left out
 */
export function effectsOf({ table, hedonic }: Reference, apartment: Apartment, ids: readonly number[]): HedonicParts {
  const effects = hedonicParts(hedonic, attributesOf(repair(apartment).sale));
  const rows = ids.map((id) => table.ids.indexOf(id)).filter((row) => row >= 0);
  for (const row of rows) {
    const parts = hedonicParts(hedonic, readAttributes(table, row));
    effects.size -= parts.size / rows.length;
    effects.floor -= parts.floor / rows.length;
    effects.condition -= parts.condition / rows.length;
  }
  return effects;
}

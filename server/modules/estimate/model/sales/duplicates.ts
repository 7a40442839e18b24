import type { Apartment } from '../apartment';
import { eastMetres, northMetres } from '../geo/coordinates';

/**
 * Second listings of a flat often carry another marker (the middle of the street or of the district). Among listings of the 2020 file
 * that agree in the rest, pairs up to this far apart are three times as many as chance gives, beyond it hardly more than chance.
 */
const samePlaceMetresMax = 2000;

/** Names a flat by what two listings of it have in common; the price is left out, as the second often asks another one. */
function flatKey({ areaSqm, rooms, floor, totalFloors }: Apartment): string {
  return [areaSqm.toFixed(1), rooms, floor, totalFloors].join('|');
}

function rootOf(parents: Int32Array, row: number): number {
  let root = row;
  while (parents[root] !== root) root = parents[root] as number;
  return root;
}

/**
 * Numbers listings so that those of one flat share a number: same area, rooms, floor and number of floors within 2 km, whatever the
 * price. Some neighbours that only look alike are taken for one flat too, which costs a few comparables and flatters nobody. Listings of
 * one number stand on one side of a split and do not serve as comparables of each other while a model is fitted.
 */
export function groupDuplicates(sales: readonly Apartment[]): Int32Array {
  const parents = Int32Array.from(sales.keys());
  const alike = new Map<string, number[]>();
  const places = sales.map((sale) => [eastMetres(sale.longitude), northMetres(sale.latitude)] as const);
  for (const [row, sale] of sales.entries()) {
    const key = flatKey(sale);
    const others = alike.get(key) ?? [];
    const [east, north] = places[row] as readonly [number, number];
    for (const other of others) {
      const [otherEast, otherNorth] = places[other] as readonly [number, number];
      if (Math.hypot(east - otherEast, north - otherNorth) > samePlaceMetresMax) continue;
      parents[rootOf(parents, other)] = rootOf(parents, row);
    }
    others.push(row);
    alike.set(key, others);
  }
  return parents.map((_, row) => rootOf(parents, row));
}

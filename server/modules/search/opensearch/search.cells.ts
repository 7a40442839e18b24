import { currencyIds } from '@/lib/domain/money/currency';
import { pointsMax } from '../search.grid';
import type { Cell, CellsRequest } from '../search.index';
import type { Aggregation, Searcher } from './search.client';
import { hasField, toDsl } from './search.dsl';
import { numberOf } from './search.figures';
import { idAndDeal } from './search.mapping.query';
import { priceFields } from './search.price-sequences';
import { bucketsOf, withBase } from './search.ranks';

const { gel, usd } = currencyIds;

/** Two histograms, one in the other: their bars are the cells, counted from 0° as everywhere. */
export async function readCells(search: Searcher, { condition, grid, mark }: CellsRequest): Promise<Cell[]> {
  const fields = { lat: 'latitude', lng: 'longitude' };
  const found = await search({
    ...{ size: 0, track_total_hits: false, query: withBase(toDsl(condition), hasField('latitude'), hasField('longitude')) },
    aggs: {
      rows: {
        histogram: { field: fields.lat, interval: grid.latitudeStep, min_doc_count: 1 },
        aggs: {
          cells: {
            histogram: { field: fields.lng, interval: grid.longitudeStep, min_doc_count: 1 },
            aggs: {
              lat: { avg: { field: fields.lat } },
              lng: { avg: { field: fields.lng } },
              first: { min: { field: idAndDeal.field } },
              gel: { min: { field: priceFields.price[gel] } },
              usd: { min: { field: priceFields.price[usd] } },
              marked: { filter: toDsl(mark) },
            },
          },
        },
      },
    },
  });
  const cells = bucketsOf(found, 'rows').flatMap((row) => (row.cells as Aggregation).buckets ?? []);
  return cells
    .map((cell): Cell => {
      const first = numberOf(cell.first) ?? 0;
      return {
        count: cell.doc_count,
        lat: numberOf(cell.lat) ?? 0,
        lng: numberOf(cell.lng) ?? 0,
        id: Math.floor(first / idAndDeal.factor),
        dealTypeId: first % idAndDeal.factor,
        gelMinor: numberOf(cell.gel),
        usdMinor: numberOf(cell.usd),
        isMarked: Boolean((cell.marked as Aggregation).doc_count),
      };
    })
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, pointsMax);
}

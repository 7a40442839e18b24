import type { Db } from '@/server/db/client';
import { createApartmentsRepository } from '@/server/modules/estimate/apartments.repository';
import { saleFromRow } from '@/server/modules/estimate/estimate.apartment';
import { createEstimateRepository } from '@/server/modules/estimate/estimate.repository';
import { writeArtefact } from '@/server/modules/estimate/model/artefact';
import { fitModel } from '@/server/modules/estimate/model/training/fit';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statements } from '@/server/modules/statements/statements.table';

/** The middle of the flats below, in Vake. */
export const flatsCentre = { latitude: 41.7085, longitude: 44.7623 };
/** What a square metre of them costs, in USD, give or take three percent. */
export const flatsSquarePriceUsd = 2000;

/** Flats for sale within half a kilometre in Vake, each in its own house, all of one kind: a model of them has little to guess. */
export async function insertFlats(db: Db, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index): typeof statements.$inferInsert => {
    // Every fourth house is a tower, so that flats high up have their like as well.
    const isTall = index % 4 === 0;
    const areaSqm = 45 + (index % 40);
    const squareUsd = flatsSquarePriceUsd * (1 + ((index % 7) - 3) / 100);
    const usd = Math.round(areaSqm * squareUsd) * 100;
    return {
      userId: 1,
      state: 'active',
      dealTypeId: 1,
      realEstateTypeId: 1,
      cityId: 1,
      districtId: 4,
      urbanId: 38,
      latitude: flatsCentre.latitude + ((index % 20) - 10) * 0.0004,
      longitude: flatsCentre.longitude + ((Math.floor(index / 20) % 20) - 10) * 0.0004,
      areaSqm,
      roomTypeId: 3,
      floor: (isTall ? 22 : 1) + (index % 9),
      totalFloors: isTall ? 30 : 9,
      statusId: 1,
      conditionId: 1,
      projectTypeId: 8,
      balconies: 1,
      parameters: [6],
      currencyId: 2,
      priceUsdMinor: usd,
      priceGelMinor: Math.round(usd * 2.7),
      squarePriceUsdMinor: Math.round(usd / areaSqm),
      squarePriceGelMinor: Math.round((usd * 2.7) / areaSqm),
      date: new Date('2026-11-19T12:00:00Z'),
      createdAt: new Date('2026-11-01T12:00:00Z'),
    };
  });
  const added = await db.insert(statements).values(rows).returning({ id: statements.id });
  const ids = added.map(({ id }) => id);
  await indexStatements(db, ids);
  return ids;
}

/** Fits a model of everything that is listed now, and stores it as the current one. @returns its id */
export async function fitAndSaveModel(db: Db, fittedAt = new Date('2026-11-20T00:00:00Z')): Promise<number> {
  const rows = await createApartmentsRepository(db).listedAfter(0, 100_000);
  const model = fitModel(
    rows.flatMap((row) => saleFromRow(row) ?? []),
    { seed: 1, fittedAt },
  );
  const { rows: rowCount, metrics } = model;
  return createEstimateRepository(db).saveModel({ artefact: writeArtefact(model), fittedAt, rows: rowCount, metrics });
}

/** A flat among those, as the form of the estimate sends it. */
export const flatBody = {
  real_estate_sector: 'vake',
  type_of_apartment: 'non_standard',
  status: 'old',
  condition: 'newly_renovated',
  year_range: '1955_2000',
  floors: 9,
  floor: 4,
  rooms: 3,
  flat_area: 70,
  balcony: 1,
  balcony_area: 4,
  elevator: 1,
  ...flatsCentre,
} as const;

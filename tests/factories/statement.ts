import type { Executor } from '@/server/db/client';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statements } from '@/server/modules/statements/statements.table';

export type StatementRecord = typeof statements.$inferSelect;
export type NewStatement = typeof statements.$inferInsert;

/** A plain flat in Vake, Tbilisi: 100,000 USD at 2.70 GEL, published and listed. */
const plain: NewStatement = {
  userId: 1,
  state: 'active',
  dealTypeId: 1,
  realEstateTypeId: 1,
  cityId: 1,
  districtId: 4,
  urbanId: 38,
  areaSqm: 50,
  currencyId: 2,
  priceGelMinor: 27_000_000,
  priceUsdMinor: 10_000_000,
  squarePriceGelMinor: 540_000,
  squarePriceUsdMinor: 200_000,
  date: new Date('2026-11-19T12:00:00Z'),
  createdAt: new Date('2026-11-01T12:00:00Z'),
};

/** Stores a statement and lists it where its state allows. */
export async function insertStatement(db: Executor, overrides: Partial<NewStatement> = {}): Promise<StatementRecord> {
  const [row] = await db
    .insert(statements)
    .values({ ...plain, ...overrides })
    .returning();
  if (!row) throw new Error('The statement was not stored.');
  await indexStatements(db, [row.id]);
  return row;
}

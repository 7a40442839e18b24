import type { OpenDatabase } from '../db/open';

export type SeedOptions = {
  /** How many statements; 0 writes the reference data only. */
  statements: number;
  /** The moment the market is seen at; dates are spread before it. */
  now: Date;
  seedNumber?: number;
  onStep?: (text: string) => void;
};

/** Fills a migrated, empty database with the reference data and a market; the same options give the same rows. */
export async function seedDatabase(_database: OpenDatabase, _options: SeedOptions): Promise<void> {}

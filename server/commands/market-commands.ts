import type { OpenDatabase } from '../db/open';

/** Numbers of an invented market. */
export type MarketOrder = { statements: number; seedNumber?: number; isReset: boolean };

/** Writes an invented market. An installation may lack one; nothing else on the server knows what it consists of. */
export type MarketCommands = {
  /** @returns the last line of the command's output */
  seed(database: OpenDatabase, order: MarketOrder, now: Date, onStep: (line: string) => void): Promise<string>;
  /** Adds one person of every kind. @returns how they sign in */
  addPeople(database: OpenDatabase, now: Date): Promise<string>;
};

import type { Db } from '../db/client';
import { createWalletCheckRepository, type LedgerDifference } from '../modules/wallet/wallet-check.repository';
import { CommandError } from './command-error';

const describeDifference = ({ rule, subject, expected, found }: LedgerDifference): string =>
  `${subject}: ${rule}; ${expected} expected, ${found} found (tetri).`;

/**
 * Recomputes every balance from its postings.
 * @returns the totals as one line of JSON
 * @throws CommandError that names the first difference
 */
export async function checkWallets(db: Db, onProgress: (line: string) => void): Promise<string> {
  const check = createWalletCheckRepository(db);
  const [first, ...others] = await check.differences();
  if (first === undefined) return JSON.stringify(await check.totals());
  for (const difference of others) onProgress(describeDifference(difference));
  throw new CommandError(`The ledger does not balance. ${describeDifference(first)}`);
}

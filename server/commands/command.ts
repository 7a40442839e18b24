import { z } from 'zod';
import { staffRoles } from '@/lib/contracts/admin';
import { idMax } from '@/lib/contracts/bounds';
import { backUp, checkDatabase } from '../backup/backup';
import type { OpenDatabase } from '../db/open';
import { readServerEnv } from '../env';
import { importStatements } from '../import/import';
import { sourceNameMax } from '../import/sources/source-name';
import { createDataCipher, type DataCipher, dataKeysOf } from '../ports/data-cipher';
import { fitEstimates } from './fit-estimates';
import type { MarketCommands } from './market-commands';
import { rebuildSearchIndex } from './rebuild-search';
import { rotateDataKey } from './rotate-data-key';
import { grantRole, issueTotp, listStaff, revokeRole } from './staff';
import { checkWallets } from './wallet-check';

const absolute = z.string().max(4096);

/** Work on the database, done by the process that owns it; all paths are absolute. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('seed'),
    statements: z.number().int().min(0).max(1_000_000),
    seedNumber: z.number().int().min(0).max(2_147_483_647).optional(),
    isReset: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('people') }),
  z.strictObject({
    kind: z.literal('import'),
    source: z.enum(['csv', 'feed']),
    location: absolute,
    sourceName: z.string().min(1).max(sourceNameMax).optional(),
    encoding: z.string().max(40).optional(),
    currencyId: z.union([z.literal(1), z.literal(2)]).optional(),
    reportFile: absolute.optional(),
    userId: z.number().int().positive().max(idMax).optional(),
  }),
  z.strictObject({ kind: z.literal('backup'), folder: absolute }),
  z.strictObject({ kind: z.literal('check') }),
  z.strictObject({ kind: z.literal('wallet-check') }),
  z.strictObject({ kind: z.literal('staff-grant'), email: z.string().max(255), role: z.enum(staffRoles) }),
  z.strictObject({ kind: z.literal('staff-revoke'), email: z.string().max(255) }),
  z.strictObject({ kind: z.literal('staff-totp'), email: z.string().max(255), issuer: z.string().max(100) }),
  z.strictObject({ kind: z.literal('staff-list') }),
  z.strictObject({ kind: z.literal('rotate-data-key') }),
  z.strictObject({ kind: z.literal('search-rebuild') }),
  z.strictObject({
    kind: z.literal('estimate-fit'),
    file: absolute.optional(),
    seed: z.number().int().min(0).max(2_147_483_647).optional(),
  }),
]);
export type Command = z.infer<typeof commandSchema>;

export type CommandOptions = {
  /** Ends the command at its next step. */
  signal?: AbortSignal;
  /** Opens the data keys, for the commands that need them. */
  openCipher?: () => DataCipher;
  market?: MarketCommands;
};

/**
 * Executes a command on an open, migrated database.
 * @returns the last line of the command's output
 * @throws Error with a message for the person who ran the command
 */
export async function executeCommand(
  database: OpenDatabase,
  command: Command,
  now: Date,
  report: (line: string) => void,
  { signal, openCipher = () => createDataCipher(dataKeysOf(readServerEnv())), market }: CommandOptions = {},
): Promise<string> {
  if (command.kind === 'import')
    return JSON.stringify(await importStatements(database, { ...command, now, onProgress: report, signal }));
  const onProgress = (line: string): void => {
    signal?.throwIfAborted();
    report(line);
  };
  if (command.kind === 'backup') return backUp(database, command.folder, now);
  if (command.kind === 'check') return checkDatabase(database);
  if (command.kind === 'wallet-check') return checkWallets(database.db, onProgress);
  if (command.kind === 'staff-grant') return grantRole(database.db, command.email, command.role, now);
  if (command.kind === 'staff-revoke') return revokeRole(database.db, command.email, now);
  if (command.kind === 'staff-totp') return issueTotp(database.db, command.email, command.issuer, openCipher(), now);
  if (command.kind === 'staff-list') return listStaff(database.db);
  if (command.kind === 'rotate-data-key') return rotateDataKey(database.db, openCipher());
  if (command.kind === 'search-rebuild') return rebuildSearchIndex(database, readServerEnv());
  if (command.kind === 'estimate-fit') return fitEstimates(database, command, now, onProgress);
  if (!market) throw new Error('This installation has no invented market.');
  if (command.kind === 'people') return market.addPeople(database, now);
  return market.seed(database, command, now, onProgress);
}

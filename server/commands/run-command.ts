import { FolderBusyError } from '../db/folder-lock';
import { migrateDatabase } from '../db/migrate';
import { type OpenDatabase, openDatabase } from '../db/open';
import { databaseOptionsOf, type ServerEnv } from '../env';
import { installReferenceData } from '../reference/reference-data';
import { type Command, type CommandOptions, executeCommand } from './command';
import { sendCommand } from './command-socket';

async function openOrNull(env: ServerEnv): Promise<OpenDatabase | FolderBusyError> {
  try {
    return await openDatabase(databaseOptionsOf(env));
  } catch (error) {
    if (error instanceof FolderBusyError) return error;
    throw error;
  }
}

/**
 * Runs a command: on the database itself when it is free or a PostgreSQL server, else through the process that owns the folder.
 * @returns the last line of the output
 * @throws FolderBusyError when the folder is held by a process that takes no commands
 */
export async function runCommand(
  env: ServerEnv,
  command: Command,
  onProgress: (line: string) => void,
  options: Pick<CommandOptions, 'signal' | 'market'> = {},
): Promise<string> {
  const database = await openOrNull(env);
  if (database instanceof FolderBusyError) {
    const result = await sendCommand(env.DATA_DIR, command, onProgress, options.signal);
    if (result === null) throw database;
    return result;
  }
  try {
    // Backups and checks do not migrate: the database may be older than this version.
    if (command.kind !== 'backup' && command.kind !== 'check') {
      await migrateDatabase(database);
      await installReferenceData(database);
    }
    return await executeCommand(database, command, new Date(), onProgress, options);
  } finally {
    await database.close();
  }
}

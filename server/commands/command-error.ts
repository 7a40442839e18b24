export const exitCodes = { failed: 1, usage: 2, cancelled: 130 } as const;

/** Why a command stopped, in a line for the person who ran it, and the exit code of its process. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.failed,
  ) {
    super(message);
  }
}

/** A mistake of the person who typed the command: an option, a header, a file that is not there. */
export const usageError = (message: string): CommandError => new CommandError(message, exitCodes.usage);

/** The reason that a signal is aborted with when a command's client presses Ctrl-C or goes away. */
export const cancelled = (): CommandError => new CommandError('Cancelled.', exitCodes.cancelled);

/**
 * What may be shown of an error. A failed query carries its parameters, and with them names and phones; the database's own error
 * carries values as well where the data is wrong (SQLSTATE classes 22 and 23).
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'The command failed.';
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined && /^2[23]/.test(sqlState)) return `The database refused the data (${sqlState}).`;
  return error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause.message : error.message;
}

/** The code of the database's error behind a failed query; undefined for every other error. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

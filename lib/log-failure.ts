/** Logs a failed call to the browser's console: its purpose and the reason, without its data. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: some failures are worth a line in the log and nothing more on the page.
  console.warn(what, error instanceof Error ? error.message : '');
}

/** For `catch`: logs a failure and passes it on. */
export const failureLogger =
  (what: string) =>
  (error: unknown): never => {
    logFailure(what, error);
    throw error;
  };

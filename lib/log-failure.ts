/** Leaves a line in the browser's console about a call that failed: what it was for and why, and nothing that was sent with it. */
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

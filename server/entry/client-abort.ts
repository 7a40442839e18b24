/** Names of errors by which the framework and streams report that a client has left. */
const names = ['AbortError', 'ResponseAborted'];

/** Whether an error says only that a client stopped sending, or no longer takes what is sent. */
export function isClientAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    names.includes(error.name) || code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && error.message === 'aborted')
  );
}

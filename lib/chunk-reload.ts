import { reloadedAtKey, reloadPauseMs } from './contracts/chunk-reload';

/** Whether a failure is a code chunk that could not be loaded: bundlers name the error, browsers only have a message. */
export function isChunkLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}

/** Whether a script or style element that failed to load belongs to the code of the site. */
export function isChunkElement(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return address.includes('/_next/static/');
}

/**
 * Reloads the page unless it did so within the last 60 seconds.
 * @returns whether a reload was started; false also where the time cannot be stored, since the pause could then not be observed
 */
export function reloadForChunk(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number, reload: () => void): boolean {
  try {
    const lastMs = Number(storage.getItem(reloadedAtKey) ?? 0);
    if (nowMs - lastMs < reloadPauseMs) return false;
    storage.setItem(reloadedAtKey, String(nowMs));
  } catch {
    return false;
  }
  reload();
  return true;
}

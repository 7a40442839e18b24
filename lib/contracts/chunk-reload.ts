/** Session storage key of the moment, in epoch milliseconds, of the last reload after code that could not be loaded. */
export const reloadedAtKey = 'chunk-reload-at';

/** A page reloads itself at most once in this time, so that code that stays broken cannot make it spin. */
export const reloadPauseMs = 60_000;

let listener: (() => void) | null = null;

/** Sets the handler for 401 responses. */
export function onUnauthorised(next: () => void): void {
  listener = next;
}

/** Reports a 401 response. Without a handler, as on the server, nothing happens. */
export function reportUnauthorised(): void {
  listener?.();
}

let listener: (() => void) | null = null;

/** Sets what a page does when the API no longer knows its visitor. */
export function onUnauthorised(next: () => void): void {
  listener = next;
}

/** Tells the page that an answer was 401. A page without a session's rule, and the server, do nothing. */
export function reportUnauthorised(): void {
  listener?.();
}

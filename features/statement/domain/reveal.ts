/** What a request for the number came to; `minutes` is how long to wait. */
export type Revealed =
  | { kind: 'shown'; phone: string }
  | { kind: 'limited'; minutes: number }
  | { kind: 'gone' }
  | { kind: 'failed' };

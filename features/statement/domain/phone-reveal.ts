/** What a request for the number came to; `minutes` is how long to wait. */
export type PhoneRevealResult =
  | { kind: 'shown'; phone: string }
  | { kind: 'limited'; minutes: number }
  | { kind: 'gone' }
  | { kind: 'failed' };

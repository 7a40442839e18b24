/** What became of something that was sent; `Refusal` is what kept it from arriving, beside a limit and a failure. */
export type SubmissionResult<Refusal extends string> =
  | { kind: 'sent' }
  | { kind: 'limited'; minutes: number }
  | { kind: Refusal | 'failed' };

/** What a request for the number came to; `minutes` is how long to wait. */
export type PhoneRevealResult =
  | { kind: 'shown'; phone: string }
  | { kind: 'limited'; minutes: number }
  | { kind: 'gone' }
  | { kind: 'failed' };

const pauseMs = 60_000;
const doublingsMax = 6;

/** The pause before a refused mail is retried: it doubles with every refusal, up to about an hour. */
export const mailPauseMs = (tries: number): number => pauseMs * 2 ** Math.min(tries, doublingsMax);

/** A position in the log of a server, as PostgreSQL writes it: two hexadecimal numbers, `16/B374D848`. */
export function parsePosition(text: string): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const historyMs = 300_000;

/**
 * How far replicas are behind, by positions of the primary that this process has seen: no clock of another machine counts, and a primary
 * without writes makes nobody late.
 */
export function createLagTracker() {
  /** When the primary was first seen at a position, the oldest first. */
  let seen: { atMs: number; position: bigint }[] = [];
  let lastQueryMs = Number.NEGATIVE_INFINITY;
  return {
    /** @param atMs when the query was sent: the position covers everything written before */
    see(atMs: number, position: bigint): void {
      lastQueryMs = atMs;
      const last = seen.at(-1);
      if (last !== undefined && position <= last.position) return;
      seen = [...seen.filter((entry) => atMs - entry.atMs < historyMs), { atMs, position }];
    },

    /** Milliseconds since the primary was first seen ahead of a position; 0 where it was not. */
    lagMs: (position: bigint, nowMs: number): number => {
      const missed = seen.find((entry) => entry.position > position);
      return missed === undefined ? 0 : nowMs - missed.atMs;
    },

    /** A position that includes everything written before a moment; null while none has been seen. */
    positionAfter: (ms: number): bigint | null =>
      seen.find(({ atMs }) => atMs >= ms)?.position ?? (lastQueryMs >= ms ? (seen.at(-1)?.position ?? null) : null),
  };
}

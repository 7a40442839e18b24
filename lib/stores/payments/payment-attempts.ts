import { readDraft, writeDraft } from '@/lib/stores/drafts';
import { nextRnd } from './payment-rnd';

/**
 * Idempotency keys of orders and payments. The same body keeps its key over double presses, reloads, the back button and other tabs,
 * so that it is bought once. Once its payment has ended, only pages that were opened before that still get the key: they are shown
 * the same result instead of buying again.
 */
type Attempt = { body: string; key: string; rnd: number; madeAtMs: number; paymentId: number | null; endedAtMs: number | null };

const draftName = 'payment attempts';
/** As long as a page of the gateway may be left open. */
const lifetimeMs = 15 * 60 * 1000;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'body' in value && 'key' in value && 'madeAtMs' in value;

function readAttempts(): Attempt[] {
  const stored = readDraft(draftName, 'local');
  const attempts = Array.isArray(stored) ? stored.filter(isAttempt) : [];
  return attempts.filter(({ madeAtMs }) => madeAtMs > Date.now() - lifetimeMs);
}

function writeAttempts(attempts: readonly Attempt[]): void {
  writeDraft(draftName, attempts.length === 0 ? null : attempts, 'local', lifetimeMs);
}

/** A hash of a body, which is stored instead of what was typed: two polynomials over its characters, modulo primes. */
function digest(name: string, body: unknown): string {
  let [one, other] = [7, 11];
  for (const character of JSON.stringify([name, body])) {
    const code = character.codePointAt(0) ?? 0;
    one = (one * 131 + code) % 1_000_000_007;
    other = (other * 137 + code) % 998_244_353;
  }
  return `${one.toString(36)}-${other.toString(36)}`;
}

/**
 * The idempotency key of a write, and the `rnd` of the address that its result leads to: a retry must not differ in it.
 * @param name what is written
 * @param openedAtMs when the visitor opened the form
 */
export function findAttempt(name: string, body: unknown, openedAtMs: number): { key: string; rnd: number } {
  const hash = digest(name, body);
  const attempts = readAttempts();
  const known = attempts.find(
    (attempt) => attempt.body === hash && (attempt.endedAtMs === null || openedAtMs < attempt.endedAtMs),
  );
  if (known) return known;
  const attempt = {
    body: hash,
    key: crypto.randomUUID(),
    rnd: nextRnd(),
    madeAtMs: Date.now(),
    paymentId: null,
    endedAtMs: null,
  };
  writeAttempts([...attempts.filter(({ body: other }) => other !== hash), attempt]);
  return attempt;
}

/** Stores which payment the write with the key belongs to. */
export function rememberPayment(key: string, paymentId: number): void {
  writeAttempts(readAttempts().map((attempt) => (attempt.key === key ? { ...attempt, paymentId } : attempt)));
}

/** Records that a payment was approved, or an invoice requested: the same body is from now on another purchase. */
export function endAttempts(of: { paymentId: number } | { key: string }): void {
  const endedAtMs = Date.now();
  const isOf = (attempt: Attempt) => ('key' in of ? attempt.key === of.key : attempt.paymentId === of.paymentId);
  writeAttempts(
    readAttempts().map((attempt) => (isOf(attempt) && attempt.endedAtMs === null ? { ...attempt, endedAtMs } : attempt)),
  );
}

/** Removes the attempts of a failed payment, so that a retry begins another one. */
export function dropAttempts(paymentId: number): void {
  writeAttempts(readAttempts().filter((attempt) => attempt.paymentId !== paymentId));
}

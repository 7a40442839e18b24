import { readDraft, writeDraft } from '@/lib/stores/drafts';

/** As long as an unpaid order is stored. */
const lifetimeMs = 24 * 60 * 60 * 1000;
const nameOf = (paymentId: number): string => `payment ${paymentId} origin`;

/** The page to continue on afterwards, as path and query, and the name of the draft of its form. */
type PaymentOrigin = { path: string | null; draft: string | null };

/** Stores where a payment was started: a top-up that an order needed leads back to the order. */
export const rememberOrigin = (paymentId: number, origin: PaymentOrigin): void =>
  writeDraft(nameOf(paymentId), origin, 'session', lifetimeMs);

function readOrigin(paymentId: number): Partial<PaymentOrigin> {
  const stored = readDraft(nameOf(paymentId));
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** The page to continue on after a payment; null where this tab has none. */
export function originPathOf(paymentId: number): string | null {
  const { path } = readOrigin(paymentId);
  // The stored value becomes a link, so it must be a path of this site.
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Drops the draft of the form that is paid for. */
export function dropPaidDraft(paymentId: number): void {
  const { draft } = readOrigin(paymentId);
  if (typeof draft === 'string') writeDraft(draft, null);
}

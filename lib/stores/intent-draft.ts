import { readDraft, writeDraft } from './drafts';

const name = 'intent';
/** An older intent no longer matches what the visitor expects. */
const lifetimeMs = 60 * 60 * 1000;

/** Stores the visitor's intent; there is one at a time. */
export const storeIntent = (intent: string): void => writeDraft(name, intent, 'session', lifetimeMs);

/** Takes the stored intent. */
export function takeIntent(): string | null {
  const intent = readDraft(name);
  writeDraft(name, null);
  return typeof intent === 'string' ? intent : null;
}

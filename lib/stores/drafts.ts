/**
 * What a visitor has typed or started and not yet sent. Drafts end at a sign-out, when somebody else signs in, and when they expire. A
 * guest's drafts become those of the account that the guest signs in to.
 */

const prefix = 'draft:';
const hourMs = 60 * 60 * 1000;

/** `session` lasts as long as its tab; `local` outlives it, for work that takes days. */
export type DraftPlace = 'session' | 'local';
const lifetimesMs = { session: 24 * hourMs, local: 30 * 24 * hourMs } as const satisfies Record<DraftPlace, number>;

type Draft = {
  /** Id of the account; null for a guest's. */
  owner: number | null;
  expiresAtMs: number;
  value: unknown;
};

/** The last known visitor of this page. A draft that is written after the end of the session still is that visitor's. */
let owner: number | null = null;

const storageOf = (place: DraftPlace): Storage => (place === 'session' ? window.sessionStorage : window.localStorage);

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'owner' in stored && 'expiresAtMs' in stored && 'value' in stored;

/** @returns null for an expired or unreadable one as well */
function parseDraft(text: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isDraft(stored) && stored.expiresAtMs > Date.now() ? stored : null;
  } catch {
    return null;
  }
}

/** The visitor's own draft with the name; null without one. */
export function readDraft(name: string, place: DraftPlace = 'session'): unknown {
  try {
    const draft = parseDraft(storageOf(place).getItem(prefix + name));
    return draft && (draft.owner === null || draft.owner === owner) ? draft.value : null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft; null removes it.
 * @param lifetimeMs after which it expires
 */
export function writeDraft(
  name: string,
  value: unknown,
  place: DraftPlace = 'session',
  lifetimeMs: number = lifetimesMs[place],
): void {
  try {
    if (value === null) storageOf(place).removeItem(prefix + name);
    else {
      const draft: Draft = { owner, expiresAtMs: Date.now() + lifetimeMs, value };
      storageOf(place).setItem(prefix + name, JSON.stringify(draft));
    }
  } catch {
    // With a disabled or full storage a draft ends with its page.
  }
}

/** @param keep returns the new draft; null removes it */
function revise(keep: (draft: Draft) => Draft | null): void {
  for (const place of ['session', 'local'] as const) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage)) {
        if (!key.startsWith(prefix)) continue;
        const draft = parseDraft(storage.getItem(key));
        const kept = draft && keep(draft);
        if (kept === null) storage.removeItem(key);
        else if (kept !== draft) storage.setItem(key, JSON.stringify(kept));
      }
    } catch {
      // A disabled storage contains no drafts.
    }
  }
}

/** Sets the visitor: a guest's drafts become the visitor's, and those of anybody else are removed. */
export function claimDrafts(userId: number): void {
  owner = userId;
  revise((draft) => {
    if (draft.owner === null) return { ...draft, owner: userId };
    return draft.owner === userId ? draft : null;
  });
}

/** Removes every draft, as a sign-out requires. */
export function clearDrafts(): void {
  owner = null;
  revise(() => null);
}

import { emptyValues, type FormValues } from '../domain/form-values';

/** What this browser keeps of a form that is not saved yet. */
export type LocalCopy = {
  values: FormValues;
  /** The version that the values were begun from; null for a statement that the server does not know. */
  version: number | null;
};

/** Copies of new statements are told apart by their owner, for a browser may have several. */
export type CopyOwner = { statementId: number } | { userId: number };

const keyOf = (owner: CopyOwner): string =>
  'statementId' in owner ? `statement-form-${owner.statementId}` : `statement-form-new-${owner.userId}`;

function isCopy(value: unknown): value is LocalCopy {
  return typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object';
}

/** @returns null where nothing readable is kept */
export function readCopy(owner: CopyOwner): LocalCopy | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(owner)) ?? 'null');
    // Fields that came after the copy was kept stand empty.
    return isCopy(kept) ? { ...kept, values: { ...emptyValues, ...kept.values } } : null;
  } catch {
    return null;
  }
}

export function writeCopy(owner: CopyOwner, copy: LocalCopy): void {
  try {
    window.localStorage.setItem(keyOf(owner), JSON.stringify(copy));
  } catch {
    // A full or forbidden storage leaves only what the server has.
  }
}

export function dropCopy(owner: CopyOwner): void {
  try {
    window.localStorage.removeItem(keyOf(owner));
  } catch {
    // Nothing could be kept there either.
  }
}

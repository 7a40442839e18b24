import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { emptyValues } from '../domain/form-values';

/** Unsaved values in the browser's storage. */
export type LocalCopy = {
  values: ListingValues;
  /** The version that the values are based on; null for a statement that the server does not have. */
  version: number | null;
};

/** Several accounts may share a browser, so a new statement's copy is stored by its author. */
export type CopyOwner = { statementId: number } | { userId: number };

const keyOf = (owner: CopyOwner): string =>
  'statementId' in owner ? `statement-form-${owner.statementId}` : `statement-form-new-${owner.userId}`;

function isCopy(value: unknown): value is LocalCopy {
  return typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object';
}

/** @returns null where nothing readable is stored */
export function readLocalCopy(owner: CopyOwner): LocalCopy | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(owner)) ?? 'null');
    // Fields that were added to the form since are empty.
    return isCopy(stored) ? { ...stored, values: { ...emptyValues, ...stored.values } } : null;
  } catch {
    return null;
  }
}

export function writeLocalCopy(owner: CopyOwner, copy: LocalCopy): void {
  try {
    window.localStorage.setItem(keyOf(owner), JSON.stringify(copy));
  } catch {
    // Without storage only the server's version is left.
  }
}

export function deleteLocalCopy(owner: CopyOwner): void {
  try {
    window.localStorage.removeItem(keyOf(owner));
  } catch {
    // Without storage there is nothing to delete.
  }
}

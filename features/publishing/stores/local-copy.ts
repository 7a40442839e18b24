import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { readDraft, writeDraft } from '@/lib/stores/drafts';
import { emptyValues } from '../domain/form-values';
import { isStepId, type StepId } from '../domain/steps';

/** Unsaved values in the browser's storage. */
export type LocalCopy = {
  values: ListingValues;
  /** The version that the values are based on; null for a statement that the server does not have. */
  version: number | null;
};

/** Id of the statement; null for a new one. */
type StatementId = number | null;

const nameOf = (id: StatementId): string => `statement ${id ?? 'new'}`;

function isCopy(value: unknown): value is LocalCopy {
  return (
    typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object' && 'version' in value
  );
}

/** @returns null where nothing readable is stored */
export function readLocalCopy(id: StatementId): LocalCopy | null {
  const stored = readDraft(nameOf(id), 'local');
  // Fields that were added to the form since are empty.
  return isCopy(stored) ? { ...stored, values: { ...emptyValues, ...stored.values } } : null;
}

export const writeLocalCopy = (id: StatementId, copy: LocalCopy): void => writeDraft(nameOf(id), copy, 'local');

export const deleteLocalCopy = (id: StatementId): void => writeDraft(nameOf(id), null, 'local');

const stepNameOf = (id: number): string => `statement ${id} step`;

/** The step at which a draft was left; null where that is not known. */
export function readStep(id: number): StepId | null {
  const step = readDraft(stepNameOf(id), 'local');
  return typeof step === 'string' && isStepId(step) ? step : null;
}

/** Stores the step at which a draft is open; null removes it. */
export const writeStep = (id: number, step: StepId | null): void => writeDraft(stepNameOf(id), step, 'local');

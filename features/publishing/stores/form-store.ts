import { createStore, type StoreApi } from 'zustand';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { FieldErrors } from '../domain/field-errors';
import type { FieldName, FormValues } from '../domain/form-values';
import { pruneValues } from '../domain/offered-values';

/**
 * How what is typed stands: `kept` only in this browser until it is saved by hand, `partly` saved but for values that are wrong by
 * themselves, `lost` without a connection, `changed` elsewhere since it was opened.
 */
export type SaveState =
  | 'idle'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'kept'
  | 'lost'
  | 'signed_out'
  | 'changed'
  | 'refused';

export type FormState = {
  parameters: FilterParameters;
  cities: readonly City[];
  /** What the server last answered; null until the draft has begun. */
  statement: OwnStatement | null;
  values: FormValues;
  /** The values that the server has; the same object as `values` while nothing is unsaved. */
  savedValues: FormValues;
  /** What the fields show. */
  errors: FieldErrors;
  save: SaveState;
  change: (changes: Partial<FormValues>) => void;
  showErrors: (faults: FieldErrors) => void;
};
export type FormStore = StoreApi<FormState>;

export type FormInitialState = Pick<FormState, 'parameters' | 'cities' | 'statement' | 'values'> & {
  /** What the server has where the form begins with more, from a copy that this browser kept. */
  savedValues?: FormValues | undefined;
  /** `changed` where that copy was begun from an older version. */
  save?: SaveState | undefined;
};

const pairFields: readonly FieldName[] = ['real_estate_type_id', 'deal_type_id'];

/** What goes with a change: an area without its balconies, and everything that the new type and deal do not offer. */
function follow(values: FormValues, changes: Partial<FormValues>, parameters: FilterParameters): FormValues {
  const isBare = Number(values.balconies) === 0;
  const next = isBare && values.balcony_area !== '' ? { ...values, balcony_area: '' } : values;
  return pairFields.some((field) => field in changes) ? pruneValues(parameters, next) : next;
}

/** The state of one form. A changed field loses its fault; a changed type or deal takes what no longer belongs to it. */
export function createFormStore({ savedValues, save = 'idle', ...start }: FormInitialState): FormStore {
  return createStore<FormState>()((set) => ({
    ...start,
    savedValues: savedValues ?? start.values,
    errors: {},
    save,
    change: (changes) =>
      set(({ values, errors, parameters }) => {
        const left = Object.entries(errors).filter(([field]) => !(field in changes));
        return { values: follow({ ...values, ...changes }, changes, parameters), errors: Object.fromEntries(left) };
      }),
    showErrors: (faults) => set({ errors: faults }),
  }));
}

export const isUnsaved = ({ values, savedValues }: Pick<FormState, 'values' | 'savedValues'>): boolean => values !== savedValues;

import { createStore, type StoreApi } from 'zustand';
import type { City } from '@/lib/contracts/locations';
import type { OwnStatement } from '@/lib/contracts/own-statements';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Faults } from '../domain/faults';
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
  faults: Faults;
  save: SaveState;
  change: (changes: Partial<FormValues>) => void;
  showFaults: (faults: Faults) => void;
};
export type FormStore = StoreApi<FormState>;

export type FormStart = Pick<FormState, 'parameters' | 'cities' | 'statement' | 'values'> & {
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
export function createFormStore({ savedValues, save = 'idle', ...start }: FormStart): FormStore {
  return createStore<FormState>()((set) => ({
    ...start,
    savedValues: savedValues ?? start.values,
    faults: {},
    save,
    change: (changes) =>
      set(({ values, faults, parameters }) => {
        const left = Object.entries(faults).filter(([field]) => !(field in changes));
        return { values: follow({ ...values, ...changes }, changes, parameters), faults: Object.fromEntries(left) };
      }),
    showFaults: (faults) => set({ faults }),
  }));
}

export const isUnsaved = ({ values, savedValues }: Pick<FormState, 'values' | 'savedValues'>): boolean => values !== savedValues;

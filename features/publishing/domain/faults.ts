import type { City } from '@/lib/contracts/locations';
import { givenFieldsShape, statementFieldNames } from '@/lib/contracts/own-statement-fields';
import { statementFaults } from '@/lib/contracts/own-statement-rules';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { type FieldName, type FormValues, figureOf, numberNames } from './form-values';
import { pairOf, shownFields } from './offered-values';
import { statementValuesOf } from './statement-values';

/** What is wrong with a field: a message key, and the bound that the value crosses where there is one. */
export type Fault = { key: string; bound?: number };
export type Faults = Partial<Record<FieldName, Fault>>;

type Issue = { code: string; minimum?: unknown; maximum?: unknown };

/** The message behind a check of a single value. */
function faultOf(issues: readonly Issue[]): Fault {
  for (const { code, minimum, maximum } of issues) {
    if (code === 'too_small') return { key: 'errors.field_too_small', bound: Number(minimum) };
    if (code === 'too_big') return { key: 'errors.field_too_big', bound: Number(maximum) };
  }
  return { key: 'errors.field_invalid' };
}

/** Values that are wrong by themselves. */
function valueFaults(values: FormValues, shown: ReadonlySet<FieldName>): Faults {
  const wire = statementValuesOf(values);
  const faults: Faults = {};
  for (const name of statementFieldNames) {
    if (!shown.has(name) || wire[name] === null) continue;
    const { success, error } = givenFieldsShape[name].safeParse(wire[name]);
    if (!success) faults[name] = faultOf(error.issues);
  }
  for (const name of numberNames) {
    if (shown.has(name) && values[name].trim() !== '' && figureOf(values[name]) === null)
      faults[name] = { key: 'errors.field_invalid' };
  }
  return faults;
}

/**
 * What is wrong with the form by field, by the rules that the server keeps too.
 * @param isComplete whether what is missing counts
 */
export function formFaults(
  values: FormValues,
  parameters: FilterParameters,
  cities: readonly City[],
  isComplete: boolean,
): Faults {
  const pair = pairOf(parameters, values);
  if (!pair) {
    const open = (['real_estate_type_id', 'deal_type_id'] as const).filter((name) => values[name] === null);
    return Object.fromEntries(open.map((name) => [name, { key: 'errors.field_required' }]));
  }
  const places = {
    hasUrbans: (cityId: number) =>
      cities.find(({ id }) => id === cityId)?.districts.some(({ urbans }) => urbans.length > 0) ?? false,
  };
  const rules = statementFaults(statementValuesOf(values), pair, parameters, places, isComplete);
  const byRules = Object.entries(rules).flatMap(([name, keys]) => keys.slice(0, 1).map((key) => [name, { key }]));
  return { ...Object.fromEntries(byRules), ...valueFaults(values, shownFields(parameters, values)) };
}

/** The faults of an answer of the server: field names as they are sent, the first message of each. */
export function answerFaults(errors: Readonly<Record<string, readonly string[]>>): Faults {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, keys]) => keys.slice(0, 1).map((key) => [path.split('.')[0], { key }])),
  );
}

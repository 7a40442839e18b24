import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { givenFieldsShape, statementFieldNames } from '@/lib/contracts/statements/own-statement-fields';
import { statementErrors } from '@/lib/domain/statement/rules';
import { type FieldName, type FormValues, numberNames, parseDecimal } from './form-values';
import { pairOf, shownFields } from './offered-values';
import { statementValuesOf } from './statement-values';

/** What is wrong with a field: a message key, and the bound that the value crosses where there is one. */
export type FieldError = { key: string; bound?: number };
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

type Issue = { code: string; minimum?: unknown; maximum?: unknown };

/** The message behind a check of a single value. */
function errorOf(issues: readonly Issue[]): FieldError {
  for (const { code, minimum, maximum } of issues) {
    if (code === 'too_small') return { key: 'errors.field_too_small', bound: Number(minimum) };
    if (code === 'too_big') return { key: 'errors.field_too_big', bound: Number(maximum) };
  }
  return { key: 'errors.field_invalid' };
}

/** Values that are wrong by themselves. */
function valueErrors(values: FormValues, shown: ReadonlySet<FieldName>): FieldErrors {
  const wire = statementValuesOf(values);
  const faults: FieldErrors = {};
  for (const name of statementFieldNames) {
    if (!shown.has(name) || wire[name] === null) continue;
    const { success, error } = givenFieldsShape[name].safeParse(wire[name]);
    if (!success) faults[name] = errorOf(error.issues);
  }
  for (const name of numberNames) {
    if (shown.has(name) && values[name].trim() !== '' && parseDecimal(values[name]) === null)
      faults[name] = { key: 'errors.field_invalid' };
  }
  return faults;
}

/**
 * What is wrong with the form by field, by the rules that the server keeps too.
 * @param isComplete whether what is missing counts
 */
export function formErrors(
  values: FormValues,
  parameters: FilterParameters,
  cities: readonly City[],
  isComplete: boolean,
): FieldErrors {
  const pair = pairOf(parameters, values);
  if (!pair) {
    const open = (['real_estate_type_id', 'deal_type_id'] as const).filter((name) => values[name] === null);
    return Object.fromEntries(open.map((name) => [name, { key: 'errors.field_required' }]));
  }
  const places = {
    hasUrbans: (cityId: number) =>
      cities.find(({ id }) => id === cityId)?.districts.some(({ urbans }) => urbans.length > 0) ?? false,
  };
  const rules = statementErrors(statementValuesOf(values), pair, parameters, places, isComplete);
  const byRules = Object.entries(rules).flatMap(([name, keys]) => keys.slice(0, 1).map((key) => [name, { key }]));
  return { ...Object.fromEntries(byRules), ...valueErrors(values, shownFields(parameters, values)) };
}

/** The faults of an answer of the server: field names as they are sent, the first message of each. */
export function responseErrors(errors: Readonly<Record<string, readonly string[]>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, keys]) => keys.slice(0, 1).map((key) => [path.split('.')[0], { key }])),
  );
}

import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import { givenFieldsShape, statementFieldNames } from '@/lib/contracts/statements/own-statement-fields';
import {
  type ListingError,
  type ListingErrors,
  type ListingFieldName,
  type ListingValues,
  numberNames,
  parseDecimal,
} from '@/lib/domain/statement/listing-values';
import { statementErrors } from '@/lib/domain/statement/rules';
import { statementValuesOf } from './form-values';
import { pairOf, shownFields } from './offered-values';

type Issue = { code: string; minimum?: unknown; maximum?: unknown };

/** The error behind the contract's issues with one value. */
function errorOf(issues: readonly Issue[]): ListingError {
  for (const { code, minimum, maximum } of issues) {
    if (code === 'too_small') return { key: 'errors.field_too_small', bound: Number(minimum) };
    if (code === 'too_big') return { key: 'errors.field_too_big', bound: Number(maximum) };
  }
  return { key: 'errors.field_invalid' };
}

/** Values that the contract refuses regardless of the rest of the form. */
function valueErrors(values: ListingValues, shown: ReadonlySet<ListingFieldName>): ListingErrors {
  const wire = statementValuesOf(values);
  const errors: ListingErrors = {};
  for (const name of statementFieldNames) {
    if (!shown.has(name) || wire[name] === null) continue;
    const parsed = givenFieldsShape[name].safeParse(wire[name]);
    if (!parsed.success) errors[name] = errorOf(parsed.error.issues);
  }
  for (const name of numberNames) {
    if (shown.has(name) && values[name].trim() !== '' && parseDecimal(values[name]) === null)
      errors[name] = { key: 'errors.field_invalid' };
  }
  return errors;
}

/**
 * What is wrong with the form, by field: the contract's checks and the rules that the server enforces too.
 * @param isComplete whether missing values count
 */
export function formErrors(
  values: ListingValues,
  parameters: FilterParameters,
  cities: readonly City[],
  isComplete: boolean,
): ListingErrors {
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

/** The field errors of a response, the first message of each field. */
export function responseErrors(errors: Readonly<Record<string, readonly string[]>>): ListingErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, keys]) => keys.slice(0, 1).map((key) => [path.split('.')[0], { key }])),
  );
}

import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { dictionaryByField, offeredFields, type Pair } from '@/lib/domain/statement/offered-fields';
import { type ChoiceName, choiceNames, emptyValues, type FieldName, type FormValues } from './form-values';

/** The type and the deal once both are chosen, and known to the market together. */
export function pairOf(parameters: FilterParameters, values: FormValues): Pair | null {
  const { deal_type_id, real_estate_type_id } = values;
  if (deal_type_id === null || real_estate_type_id === null) return null;
  const pair = { deal_type_id, real_estate_type_id };
  return offeredFields(parameters, pair).size > 0 ? pair : null;
}

/** The fields that the form shows so far; none before type and deal. */
export function shownFields(parameters: FilterParameters, values: FormValues): ReadonlySet<FieldName> {
  const pair = pairOf(parameters, values);
  return pair ? offeredFields(parameters, pair) : new Set();
}

/** The entries that a field offers for the chosen type and deal. */
export function optionsOf(parameters: FilterParameters, field: ChoiceName | 'parameters', values: FormValues): Option[] {
  const pair = pairOf(parameters, values);
  const name = field === 'parameters' ? field : dictionaryByField[field as keyof typeof dictionaryByField];
  if (!pair || name === undefined) return [];
  return (parameters.dictionaries[name] ?? []).filter(
    (option) =>
      !option.is_display_only &&
      option.real_estate_types.includes(pair.real_estate_type_id) &&
      option.deal_types.includes(pair.deal_type_id),
  );
}

/** The deals that a type knows, or all of them before a type is chosen. */
export function dealsOf(parameters: FilterParameters, typeId: number | null): Option[] {
  const known = parameters.sections.filter((pair) => typeId === null || pair.real_estate_type_id === typeId);
  return (parameters.dictionaries.deal_types ?? []).filter(({ id }) => known.some((pair) => pair.deal_type_id === id));
}

const isChoice = (field: FieldName): field is ChoiceName => (choiceNames as readonly string[]).includes(field);
/** These belong to every pair. */
const fixedChoices: readonly FieldName[] = [
  'real_estate_type_id',
  'deal_type_id',
  'city_id',
  'district_id',
  'urban_id',
  'street_id',
];

/**
 * The values that still mean something after the type or the deal changed: what the new pair does not offer is emptied, so that
 * nothing is published that the form no longer shows.
 */
export function pruneValues(parameters: FilterParameters, values: FormValues): FormValues {
  const { real_estate_type_id: typeId, deal_type_id: dealId } = values;
  const isDealKnown = dealsOf(parameters, typeId).some(({ id }) => id === dealId);
  const next: FormValues = isDealKnown ? { ...values } : { ...values, deal_type_id: null };
  const shown = shownFields(parameters, next);
  if (shown.size === 0) return next;
  for (const field of Object.keys(emptyValues) as FieldName[]) {
    if (fixedChoices.includes(field) || field === 'street_name') continue;
    const isOffered =
      shown.has(field) &&
      (!isChoice(field) || next[field] === null || optionsOf(parameters, field, next).some(({ id }) => id === next[field]));
    if (!isOffered) Object.assign(next, { [field]: emptyValues[field] });
  }
  const amenities = optionsOf(parameters, 'parameters', next).map(({ id }) => id);
  return { ...next, parameters: next.parameters.filter((id) => amenities.includes(id)) };
}

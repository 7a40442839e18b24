import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { type ChoiceName, choiceNames, type ListingFieldName, type ListingValues } from '@/lib/domain/statement/listing-values';
import { dictionaryByField, offeredFields, type Pair } from '@/lib/domain/statement/offered-fields';
import { emptyValues } from './form-values';

/** The chosen type and deal; null until both are chosen and the market has the pair. */
export function pairOf(parameters: FilterParameters, values: ListingValues): Pair | null {
  const { deal_type_id, real_estate_type_id } = values;
  if (deal_type_id === null || real_estate_type_id === null) return null;
  const pair = { deal_type_id, real_estate_type_id };
  return offeredFields(parameters, pair).size > 0 ? pair : null;
}

/** The fields that the form shows; none before type and deal are chosen. */
export function shownFields(parameters: FilterParameters, values: ListingValues): ReadonlySet<ListingFieldName> {
  const pair = pairOf(parameters, values);
  return pair ? offeredFields(parameters, pair) : new Set();
}

/** The options of a field for the chosen type and deal. */
export function optionsOf(parameters: FilterParameters, field: ChoiceName | 'parameters', values: ListingValues): Option[] {
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

/** The deals of a type; all deals before a type is chosen. */
export function dealsOf(parameters: FilterParameters, typeId: number | null): Option[] {
  const known = parameters.sections.filter((pair) => typeId === null || pair.real_estate_type_id === typeId);
  return (parameters.dictionaries.deal_types ?? []).filter(({ id }) => known.some((pair) => pair.deal_type_id === id));
}

const isChoice = (field: ListingFieldName): field is ChoiceName => (choiceNames as readonly string[]).includes(field);
/** Offered for every pair. */
const fixedChoices: readonly ListingFieldName[] = [
  'real_estate_type_id',
  'deal_type_id',
  'city_id',
  'district_id',
  'urban_id',
  'street_id',
];

/** Empties what the type and deal do not offer, so that nothing is published that the form does not show. */
export function pruneValues(parameters: FilterParameters, values: ListingValues): ListingValues {
  const { real_estate_type_id: typeId, deal_type_id: dealId } = values;
  const isDealKnown = dealsOf(parameters, typeId).some(({ id }) => id === dealId);
  const next: ListingValues = isDealKnown ? { ...values } : { ...values, deal_type_id: null };
  const shown = shownFields(parameters, next);
  if (shown.size === 0) return next;
  for (const field of Object.keys(emptyValues) as ListingFieldName[]) {
    if (fixedChoices.includes(field) || field === 'street_name') continue;
    const isOffered =
      shown.has(field) &&
      (!isChoice(field) || next[field] === null || optionsOf(parameters, field, next).some(({ id }) => id === next[field]));
    if (!isOffered) Object.assign(next, { [field]: emptyValues[field] });
  }
  const amenities = optionsOf(parameters, 'parameters', next).map(({ id }) => id);
  return { ...next, parameters: next.parameters.filter((id) => amenities.includes(id)) };
}

const pairFields: readonly ListingFieldName[] = ['real_estate_type_id', 'deal_type_id'];

/** The values after a change: without balconies there is no balcony area, and a new type or deal empties what it does not offer. */
export function applyChange(parameters: FilterParameters, values: ListingValues, changes: Partial<ListingValues>): ListingValues {
  const changed = { ...values, ...changes };
  const next = Number(changed.balconies) === 0 ? { ...changed, balcony_area: '' } : changed;
  return pairFields.some((field) => field in changes) ? pruneValues(parameters, next) : next;
}

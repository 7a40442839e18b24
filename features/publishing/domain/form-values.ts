import { type Locale, perLocale } from '@/lib/contracts/locales';
import {
  givenFieldsShape,
  type StatementFieldName,
  type StatementValues,
  statementFieldNames,
} from '@/lib/contracts/statements/own-statement-fields';
import type { OwnStatement, SaveBody } from '@/lib/contracts/statements/own-statements';
import { areaTypeIds } from '@/lib/domain/area/area';
import { currencyIds } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import {
  choiceNames,
  flagNames,
  type ListingFieldName,
  type ListingValues,
  numberNames,
  parseDecimal,
  textNames,
} from '@/lib/domain/statement/listing-values';

const shortestDuration = 1;

const all = <N extends string, V>(names: readonly N[], value: V) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N, V>;

/** A new form. */
export const emptyValues: ListingValues = {
  ...all(choiceNames, null),
  ...all(numberNames, ''),
  ...all(textNames, ''),
  ...all(flagNames, false),
  area_type_id: areaTypeIds.sqm,
  price_type_id: priceTypeIds.exact,
  currency_id: currencyIds.usd,
  duration_id: shortestDuration,
  lat: null,
  lng: null,
  parameters: [],
  comments: perLocale(() => ''),
  street_name: '',
};

export type SavedFields = Omit<SaveBody, 'version'>;

const pick = <N extends string, V>(names: readonly N[], read: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, V>;

/** The form's values for a stored statement; a required choice that the statement lacks gets its default. */
export function formValuesOf(statement: OwnStatement, locale: Locale): ListingValues {
  return {
    ...pick(choiceNames, (name) => statement[name] ?? emptyValues[name]),
    ...pick(numberNames, (name) => statement[name]?.toString() ?? ''),
    ...pick(textNames, (name) => statement[name] ?? ''),
    ...pick(flagNames, (name) => statement[name]),
    lat: statement.lat,
    lng: statement.lng,
    parameters: statement.parameters,
    comments: statement.comments,
    street_name: statement.street_names?.[locale] ?? '',
  };
}

/** The form's values as the API takes them; an unreadable number is null. */
export function statementValuesOf(values: ListingValues): StatementValues {
  // Type and deal are sent separately from the values.
  const { deal_type_id: _deal, real_estate_type_id: _type, ...choices } = pick(choiceNames, (name) => values[name]);
  return {
    ...choices,
    ...pick(numberNames, (name) => parseDecimal(values[name])),
    ...pick(textNames, (name) => values[name].trim()),
    ...pick(flagNames, (name) => values[name]),
    price: values.price_type_id === priceTypeIds.negotiable ? null : parseDecimal(values.price),
    lat: values.lat,
    lng: values.lng,
    parameters: values.parameters,
    comments: values.comments,
  };
}

/**
 * The body of a save: the fields of the chosen type and deal, as the server refuses others. Invalid values are left out too, so that
 * one wrong number does not prevent the rest from being saved.
 * @param shown the fields of the type and deal
 */
export function toSaveBody(values: ListingValues, shown: ReadonlySet<ListingFieldName>): SavedFields {
  const wire = statementValuesOf(values);
  const isSent = (name: StatementFieldName): boolean => shown.has(name) && givenFieldsShape[name].safeParse(wire[name]).success;
  return {
    ...Object.fromEntries(statementFieldNames.filter(isSent).map((name) => [name, wire[name]])),
    deal_type_id: values.deal_type_id ?? undefined,
    real_estate_type_id: values.real_estate_type_id ?? undefined,
  };
}

import {
  givenFieldsShape,
  type StatementFieldName,
  type StatementValues,
  statementFieldNames,
} from '@/lib/contracts/statements/own-statement-fields';
import type { OwnStatement, SaveBody } from '@/lib/contracts/statements/own-statements';
import { priceTypeIds } from '@/lib/domain/money/price';
import {
  choiceNames,
  emptyValues,
  type FieldName,
  type FormValues,
  flagNames,
  numberNames,
  parseDecimal,
  textNames,
} from './form-values';

export type SavedFields = Omit<SaveBody, 'version'>;

const pick = <N extends string, V>(names: readonly N[], read: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, V>;

/** What the form shows of a stored statement; choices that it must hold keep their first value while the statement knows none. */
export function formValuesOf(statement: OwnStatement, locale: 'ka' | 'en' | 'ru'): FormValues {
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

/** What the form holds in the units of the wire; a figure that cannot be read is null. */
export function statementValuesOf(values: FormValues): StatementValues {
  // Type and deal stand beside the values, which only what they offer may be among.
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
 * The body of a save: every field that the chosen type and deal offer, and none of the others, which the server refuses. What the
 * server would refuse by itself stays out too, so that one wrong figure does not keep the rest from being saved.
 * @param shown the fields of the pair
 */
export function toSaveBody(values: FormValues, shown: ReadonlySet<FieldName>): SavedFields {
  const wire = statementValuesOf(values);
  const isSent = (name: StatementFieldName): boolean => shown.has(name) && givenFieldsShape[name].safeParse(wire[name]).success;
  return {
    ...Object.fromEntries(statementFieldNames.filter(isSent).map((name) => [name, wire[name]])),
    deal_type_id: values.deal_type_id ?? undefined,
    real_estate_type_id: values.real_estate_type_id ?? undefined,
  };
}

import type { OrderField } from '@/lib/contracts/money/orders';
import type { ServiceType, ServiceTypes, UploadedFile } from '@/lib/contracts/money/services';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { checkLoanField } from '@/lib/domain/loan/field-rules';
import type { PlaceIds } from '@/lib/domain/place/place-selection';
import type { Visit } from './visit-days';

/** The values of the order form, stored as a draft across a sign-in and a reload. */
export type OrderValues = {
  /** Key of a type of the catalogue. */
  type: string;
  /** Days of a boost, as text; empty where the service has no term. */
  days: string;
  property: 'own' | 'address';
  statement_id: number | null;
  place: PlaceIds;
  address: string;
  visit: Visit | null;
  backup: Visit | null;
  rater_id: string;
  promo_code: string;
  files: UploadedFile[];
  /** The service's own fields by name. */
  fields: Record<string, string>;
};

const noPlace: PlaceIds = { city_id: null, district_id: null, urban_id: null };

/** Fields that the form shows elsewhere: its requirements name them. */
const isOwnSection = ({ type }: OrderField): boolean => type === 'files' || type === 'statement' || type === 'address';
/** The fields of the contact person, shown in the last section. */
const contactNames = new Set(['name', 'first_name', 'last_name', 'phone', 'phone_number', 'email', 'comment', 'note']);

/** Fields of some types of a service only: parcels are of land, whose area does not count. */
const isOfType = ({ name }: OrderField, type: string, fields: readonly OrderField[]): boolean => {
  const hasParcels = fields.some((field) => field.name === 'parcels');
  if (!hasParcels) return true;
  return type === 'land' ? name !== 'area' : name !== 'parcels';
};

/** The fields of a section, in the order of the catalogue. @param type the chosen type of the service */
export const propertyFields = (fields: readonly OrderField[], type: string): OrderField[] =>
  fields.filter((field) => !isOwnSection(field) && !contactNames.has(field.name) && isOfType(field, type, fields));
export const contactFields = (fields: readonly OrderField[]): OrderField[] =>
  fields.filter((field) => !isOwnSection(field) && contactNames.has(field.name));

/** An empty form of a service: its first type, and own statements where it takes them. */
export function emptyOrder({ types, fields, requires }: ServiceTypes): OrderValues {
  const [first] = types;
  return {
    type: first?.key ?? '',
    days: first?.days[0] ? String(first.days[0].days) : '',
    property: requires.property === 'none' ? 'address' : 'own',
    statement_id: null,
    place: noPlace,
    address: '',
    visit: null,
    backup: null,
    rater_id: '',
    promo_code: '',
    files: [],
    fields: Object.fromEntries(fields.filter((field) => !isOwnSection(field)).map(({ name }) => [name, ''])),
  };
}

/** The chosen type of the service. */
export const typeOf = ({ type }: Pick<OrderValues, 'type'>, { types }: ServiceTypes): ServiceType | undefined =>
  types.find(({ key }) => key === type);

/** A number as the API reads it, whatever its decimal sign. */
const asNumber = (text: string): string => text.replace(/\s/g, '').replace(',', '.');

function propertyOf(values: OrderValues, { requires }: ServiceTypes, placeName: string) {
  if (requires.property === 'none') return {};
  if (values.property === 'own' || requires.property === 'own')
    return values.statement_id === null ? {} : { statement_id: values.statement_id };
  const address = [placeName, values.address.trim()].filter(Boolean).join(', ');
  return { ...(values.place.city_id === null ? {} : { city_id: values.place.city_id }), address };
}

/** The body of an order without what is empty. @param placeName the neighbourhood of an address, which has no field */
export function orderBody(values: OrderValues, catalogue: ServiceTypes, placeName = ''): Record<string, unknown> {
  const { fields, requires } = catalogue;
  const typed = [...propertyFields(fields, values.type), ...contactFields(fields)].flatMap(({ name, type }) => {
    const text = (values.fields[name] ?? '').trim();
    return text === '' ? [] : [[name, type === 'number' ? asNumber(text) : text] as const];
  });
  const [visit, backup] = requires.visit ? [values.visit, values.backup] : [null, null];
  return {
    ...Object.fromEntries(typed),
    ...(values.type === '' ? {} : { type: values.type }),
    ...(values.days === '' ? {} : { days: values.days }),
    ...propertyOf(values, catalogue, placeName),
    ...(visit ? { visit_day: visit.day, visit_slot: visit.slot } : {}),
    ...(visit && backup ? { backup_day: backup.day, backup_slot: backup.slot } : {}),
    ...(requires.rater && values.rater_id !== '' ? { rater_id: Number(values.rater_id) } : {}),
    ...(requires.promo_code && values.promo_code.trim() !== '' ? { promo_code: values.promo_code.trim() } : {}),
    ...(values.files.length > 0 ? { file_ids: values.files.map(({ id }) => id) } : {}),
  };
}

/** Where the form shows an error of the API, by its name there; undefined for a name that the form does not have. */
export function pathOfError(name: string, fields: readonly OrderField[]): string | undefined {
  if (fields.some((field) => field.name === name && !isOwnSection(field))) return `fields.${name}`;
  if (name === 'visit_day' || name === 'visit_slot') return 'visit';
  if (name === 'backup_day' || name === 'backup_slot') return 'backup';
  if (name === 'city_id') return 'place';
  if (name === 'file_ids') return 'files';
  return ['type', 'days', 'statement_id', 'address', 'rater_id', 'promo_code'].includes(name) ? name : undefined;
}

type OrderError = { path: string; key: string };

const required = 'errors.field_required';

function fieldErrors(values: OrderValues, fields: readonly OrderField[]): OrderError[] {
  return fields.flatMap((field) => {
    const path = `fields.${field.name}`;
    const text = values.fields[field.name];
    const broken = checkLoanField(field, field.type === 'number' ? asNumber(text ?? '') : text);
    if (broken) return [{ path, key: broken.key }];
    const isWrongPhone =
      field.type === 'phone' && text !== undefined && text !== '' && !mobilePhoneSchema.safeParse(text).success;
    return isWrongPhone ? [{ path, key: 'errors.phone_format' }] : [];
  });
}

function propertyErrors(values: OrderValues, { requires }: ServiceTypes): OrderError[] {
  if (requires.property === 'none') return [];
  if (values.property === 'own' || requires.property === 'own')
    return values.statement_id === null ? [{ path: 'statement_id', key: required }] : [];
  return [
    ...(values.place.city_id === null ? [{ path: 'place', key: required }] : []),
    ...(values.address.trim() === '' ? [{ path: 'address', key: required }] : []),
  ];
}

/** A service priced by the square metre always needs the area: without it there is no price. */
const withArea = (values: OrderValues, catalogue: ServiceTypes): OrderField[] =>
  propertyFields(catalogue.fields, values.type).map((field) =>
    field.name === 'area' && typeOf(values, catalogue)?.unit === 'sqm' ? { ...field, required: 1 } : field,
  );

/** Whether what decides the price is filled in. */
export const isPriceable = (values: OrderValues, catalogue: ServiceTypes): boolean =>
  fieldErrors(
    values,
    withArea(values, catalogue).filter(({ name }) => name === 'area' || name === 'real_estate_type' || name === 'parcels'),
  ).length === 0;

/** What is missing or wrong, in the order of the form. */
export function orderErrors(values: OrderValues, catalogue: ServiceTypes): OrderError[] {
  const { fields, requires } = catalogue;
  return [
    ...propertyErrors(values, catalogue),
    ...fieldErrors(values, withArea(values, catalogue)),
    ...(requires.visit && values.visit === null ? [{ path: 'visit', key: required }] : []),
    ...fieldErrors(values, contactFields(fields)),
  ];
}

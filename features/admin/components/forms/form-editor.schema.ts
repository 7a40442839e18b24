import { z } from 'zod';
import { formFieldTypes, formTextMax, type StaffForm, type StaffFormBody } from '@/lib/contracts/forms';
import { perLocale } from '@/lib/contracts/locales';

/** Names of the rules that bound a field of each kind: a text by its characters, a number by its value. */
export const boundRules = {
  text: ['min', 'max'],
  textarea: ['min', 'max'],
  number: ['min_value', 'max_value'],
  select: null,
  phone: null,
} as const satisfies Record<(typeof formFieldTypes)[number], readonly [string, string] | null>;

const text = z.string().trim().min(1, 'errors.field_required').max(formTextMax, 'errors.field_too_big');
const texts = z.object(perLocale(() => text));
const optionalText = z.string().trim().max(formTextMax, 'errors.field_too_big');
const optionalTexts = z.object(perLocale(() => optionalText));
const choice = z.object({ value: z.string(), label: texts });
/** A number as it is typed; empty for no bound. */
const bound = z.string().regex(/^(\d{1,9}([.,]\d{1,2})?)?$/, 'errors.field_numeric');
const numberOf = (typed: string): number => Number(typed.replace(',', '.'));
const field = z
  .object({
    name: z.string(),
    type: z.enum(formFieldTypes),
    required: z.enum(['1', '0']),
    title: texts,
    placeholder: optionalTexts,
    least: bound,
    most: bound,
    options: z.array(choice),
  })
  .refine(
    ({ type, least, most }) => boundRules[type] === null || least === '' || most === '' || numberOf(least) <= numberOf(most),
    {
      path: ['most'],
      message: 'errors.field_too_small',
    },
  )
  .refine(({ type, options }) => type !== 'select' || options.length > 1, {
    path: ['type'],
    message: 'errors.field_too_few_choices',
  });

/** A form as editor values; errors are message keys. */
export const formEditorSchema = z.object({
  title: texts,
  about: texts,
  state: z.enum(['open', 'closed']),
  fields: z.array(field).min(1),
});
export type FormValues = z.infer<typeof formEditorSchema>;
export type FieldValue = FormValues['fields'][number];

const empty = perLocale(() => '');
const isEditable = (type: string): type is FieldValue['type'] => (formFieldTypes as readonly string[]).includes(type);

/** The first name of the shape `prefix_1`, `prefix_2` … that is not taken. Responses are stored by it, so it never changes. */
function freeName(prefix: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${prefix}_${number}`)) number += 1;
  return `${prefix}_${number}`;
}

export const newField = (others: readonly FieldValue[]): FieldValue => ({
  name: freeName(
    'field',
    others.map(({ name }) => name),
  ),
  ...{ type: 'text', required: '1', title: empty, placeholder: empty, least: '', most: '', options: [] },
});

export const newChoice = (others: FieldValue['options']): FieldValue['options'][number] => ({
  value: freeName(
    'choice',
    others.map(({ value }) => value),
  ),
  label: empty,
});

/** The number of a rule of a field; empty without the rule. */
const limitOf = (rules: readonly string[], name: string | undefined): string =>
  (name && rules.find((rule) => rule.startsWith(`${name}:`))?.slice(name.length + 1)) || '';

/** @param form null for a new one, which is closed until it is published */
export const toFormValues = (form: StaffForm | null): FormValues => ({
  title: form?.title ?? empty,
  about: form?.about ?? empty,
  state: form?.is_open ? 'open' : 'closed',
  fields: form
    ? form.fields.map(({ name, type, required, title, placeholder, rules, options }) => {
        const kind = isEditable(type) ? type : 'text';
        const [least, most] = boundRules[kind] ?? [];
        return {
          ...{ name, title, placeholder, options },
          type: kind,
          required: required === 1 ? '1' : '0',
          least: limitOf(rules, least),
          most: limitOf(rules, most),
        };
      })
    : [newField([])],
});

/** The bounds as they are written, and the other rules of a field as they were; a number is checked as one. */
function rulesOf(field: FieldValue, form: StaffForm | null): string[] {
  const known = form?.fields.find(({ name }) => name === field.name);
  const rules = known?.type === field.type ? known.rules : [];
  const names: readonly string[] = boundRules[field.type] ?? [];
  const bounds = names.flatMap((name, index) => {
    const limit = [field.least, field.most][index];
    return limit ? [`${name}:${numberOf(limit)}`] : [];
  });
  const kept = rules.filter((rule) => !names.includes(rule.split(':')[0] ?? ''));
  return [...(field.type === 'number' && !kept.includes('numeric') ? ['numeric'] : []), ...kept, ...bounds];
}

export const toFormBody = (values: FormValues, form: StaffForm | null): StaffFormBody => ({
  title: values.title,
  about: values.about,
  is_open: values.state === 'open',
  fields: values.fields.map((field) => ({
    name: field.name,
    type: field.type,
    required: field.required === '1' ? 1 : 0,
    title: field.title,
    placeholder: field.placeholder,
    rules: rulesOf(field, form),
    options: field.type === 'select' ? field.options : [],
  })),
});

import { z } from 'zod';
import { formFieldTypes, formTextMax, type StaffForm, type StaffFormBody } from '@/lib/contracts/forms';

const text = z.string().trim().min(1, 'errors.field_required').max(formTextMax, 'errors.field_too_big');
const texts = z.object({ ka: text, en: text, ru: text });
const choice = z.object({ value: z.string(), label: texts });
const field = z
  .object({
    name: z.string(),
    type: z.enum(formFieldTypes),
    required: z.enum(['1', '0']),
    title: texts,
    options: z.array(choice),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 1, {
    path: ['type'],
    message: 'errors.field_too_few_choices',
  });

/** A form as its editor holds it; errors are message keys. */
export const formEditorSchema = z.object({
  title: texts,
  about: texts,
  state: z.enum(['open', 'closed']),
  fields: z.array(field).min(1),
});
export type FormValues = z.infer<typeof formEditorSchema>;
export type FieldValue = FormValues['fields'][number];

const empty = { ka: '', en: '', ru: '' };
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
  ...{ type: 'text', required: '1', title: empty, options: [] },
});

export const newChoice = (others: FieldValue['options']): FieldValue['options'][number] => ({
  value: freeName(
    'choice',
    others.map(({ value }) => value),
  ),
  label: empty,
});

/** @param form null for a new one, which is closed until it is published */
export const toFormValues = (form: StaffForm | null): FormValues => ({
  title: form?.title ?? empty,
  about: form?.about ?? empty,
  state: form?.is_open ? 'open' : 'closed',
  fields: form
    ? form.fields.map(({ name, type, required, title, options }) => ({
        ...{ name, title, options },
        type: isEditable(type) ? type : 'text',
        required: required === 1 ? '1' : '0',
      }))
    : [newField([])],
});

/** The rules of a field that staff do not edit stay; a number is checked as one. */
function rulesOf(field: FieldValue, form: StaffForm | null): string[] {
  const known = form?.fields.find(({ name }) => name === field.name);
  const rules = known?.type === field.type ? known.rules : [];
  return field.type === 'number' && !rules.includes('numeric') ? ['numeric', ...rules] : rules;
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
    placeholder: form?.fields.find(({ name }) => name === field.name)?.placeholder ?? empty,
    rules: rulesOf(field, form),
    options: field.type === 'select' ? field.options : [],
  })),
});

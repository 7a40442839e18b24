import { z } from 'zod';
import { envelope, localisedSchema } from './common';
import { perLocale } from './locales';
import { orderFieldSchema } from './money/orders';
import { pagedSchema } from './paged';
import { idQuery } from './query';

export const formParamsSchema = z.object({ id: idQuery });

/** A form that the database defines; its fields are as those of service forms. */
export const dynamicFormSchema = z.object({
  id: z.number().int(),
  title: localisedSchema,
  about: localisedSchema,
  fields: z.array(orderFieldSchema),
});
export type DynamicForm = z.infer<typeof dynamicFormSchema>;
export const dynamicFormResponseSchema = envelope(z.object({ form: dynamicFormSchema }));
export const dynamicFormsSchema = envelope(z.array(dynamicFormSchema.pick({ id: true, title: true, about: true })));

/** Values by the names of the fields; the form defines which there are. */
export const formAnswerBodySchema = z
  .record(z.string().max(60), z.string().max(5000))
  .refine((values) => Object.keys(values).length <= 60);
export const formAnsweredSchema = envelope(z.object({ id: z.number().int() }));

/** A form as the staff sees it. */
export const staffFormSchema = dynamicFormSchema.extend({ is_open: z.boolean(), responses_count: z.number().int() });
export type StaffForm = z.infer<typeof staffFormSchema>;
export const staffFormsSchema = envelope(z.array(staffFormSchema));
export const staffFormResponseSchema = envelope(z.object({ form: staffFormSchema }));

export const formTextMax = 1000;
const line = z.string().trim().min(1, 'errors.field_required').max(formTextMax, 'errors.field_too_big');
const text = z.object(perLocale(() => line));
/** The kinds of fields that the staff gives to a form. */
export const formFieldTypes = ['text', 'textarea', 'number', 'select', 'phone'] as const;
const fieldBody = orderFieldSchema
  .extend({
    name: z.string().regex(/^[a-z][a-z0-9_]{0,40}$/),
    title: text,
    type: z.enum(formFieldTypes),
    options: z
      .array(z.object({ value: z.string().min(1).max(60), label: text }))
      .max(40)
      .default([]),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 1, {
    path: ['type'],
    message: 'errors.field_too_few_choices',
  });
const hasUniqueNames = (fields: { name: string }[]) => new Set(fields.map(({ name }) => name)).size === fields.length;
export const staffFormBodySchema = z.strictObject({
  title: text,
  about: text,
  is_open: z.boolean(),
  fields: z.array(fieldBody).min(1).max(40).refine(hasUniqueNames, 'errors.field_invalid'),
});
export type StaffFormBody = z.infer<typeof staffFormBodySchema>;

const formAnswerSchema = z.object({
  id: z.number().int(),
  values: z.record(z.string(), z.string()),
  created_at: z.string(),
});
export const formAnswersQuerySchema = z.object({ page: idQuery.optional() });
export const formAnswersSchema = envelope(pagedSchema(formAnswerSchema));
export type FormAnswers = z.infer<typeof formAnswersSchema>['data'];

import { z } from 'zod';
import { idMax } from './bounds';
import { envelope } from './common';
import { daySchema } from './money/fields';
import { nameText } from './names';
import { mobilePhoneSchema } from './phone';

export const questionnaireConditions = ['renovated', 'good', 'needs_repair', 'shell'] as const;
export const valuationPurposes = ['self', 'bank', 'court'] as const;
export const questionnaireSteps = [1, 2, 3, 4] as const;
export type QuestionnaireStep = (typeof questionnaireSteps)[number];

const required = 'errors.field_required';
const between = (min: number, max: number) =>
  z.number(required).min(min, 'errors.field_too_small').max(max, 'errors.field_too_big');
const id = z.number(required).int().min(1).max(idMax);
const text = (min: number, max: number) =>
  z.string(required).trim().min(1, required).min(min, 'errors.field_too_short').max(max, 'errors.field_too_long');

const placeStep = z.strictObject({
  step: z.literal(1),
  real_estate_type: id,
  city_id: id,
  district_id: id.nullable(),
  urban_id: id.nullable(),
  address: text(2, 200),
});
const propertyStep = z.strictObject({
  step: z.literal(2),
  /** Square metres. */
  area: between(10, 100_000),
  floor: between(-5, 100).int('errors.field_whole').nullable(),
  condition: z.enum(questionnaireConditions, required),
});
const purposeStep = z.strictObject({
  step: z.literal(3),
  purpose: z.enum(valuationPurposes, required),
  wished_date: daySchema.nullable(),
});
const contactName = nameText(100, 'errors.field_too_long').min(1, required).min(2, 'errors.field_too_short');
const contactStep = z.strictObject({ step: z.literal(4), name: contactName, phone: mobilePhoneSchema });

/** PUT v1/questionnaires/{uuid}: all values of one step. */
export const questionnaireBodySchema = z.discriminatedUnion('step', [placeStep, propertyStep, purposeStep, contactStep]);
export type QuestionnaireBody = z.infer<typeof questionnaireBodySchema>;

/** The answers so far; steps that are not reached are missing. */
const valuesSchema = z.object({
  ...placeStep.omit({ step: true }).partial().shape,
  ...propertyStep.omit({ step: true }).partial().shape,
  ...purposeStep.omit({ step: true }).partial().shape,
  name: z.string().optional(),
  phone: z.string().optional(),
});
export type QuestionnaireValues = z.infer<typeof valuesSchema>;

export const questionnaireSchema = z.object({
  uuid: z.uuid(),
  /** The first step that is not answered, 1 to 4; 5 when all are. */
  step: z.number().int().min(1).max(5),
  values: valuesSchema,
  sent_at: z.iso.datetime().nullable(),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;
export const questionnaireParamsSchema = z.object({ uuid: z.uuid() });
export const questionnaireResponseSchema = envelope(z.object({ questionnaire: questionnaireSchema }));

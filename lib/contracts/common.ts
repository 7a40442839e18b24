import { z } from 'zod';
import { perLocale } from './locales';

export { type Locale, locales } from './locales';

/** One text in the three languages of the site. */
export const localisedSchema = z.object(perLocale(() => z.string()));
export type Localised = z.infer<typeof localisedSchema>;

export const errorEnvelopeSchema = z.object({
  result: z.literal(false),
  data: z.null(),
  errors: z.record(z.string(), z.array(z.string())),
  message: z.string(),
  request_id: z.string(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** Wraps the payload of a successful answer: `{ result: true, data }`. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ result: z.literal(true), data });

/** A named entry of a dictionary or a place: the Georgian name, and the name in each language. */
export const namedSchema = z.object({ id: z.number().int(), display_name: z.string(), display_names: localisedSchema });

/** An uploaded file with a message or an application. */
export const fileSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
});

import { z } from 'zod';
import { adminPageQuerySchema } from '../admin';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { nameText } from '../names';
import { pagedSchema } from '../paged';

export const contactTopics = ['statement', 'payment', 'company', 'complaint', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactNameMax = 255;
export const contactTextMax = 4000;

/** Control characters but line breaks. A name has none of either, so that it cannot imitate another line of the email. */
const controlCharactersInLine = /[^\P{Cc}\n]+/gu;
const required = 'errors.field_required';

/** POST v1/contact-messages: a visitor writes to the site's people. */
export const contactMessageBodySchema = z.strictObject({
  topic: z.enum(contactTopics),
  name: nameText(contactNameMax).min(1, required),
  email: z.string().trim().min(1, required).max(255).pipe(z.email('errors.email_format')),
  /** The statement that it is about. */
  statement_id: z.number().int().min(1).max(idMax).optional(),
  text: z
    .string()
    .transform((text) => text.replace(controlCharactersInLine, ' ').trim())
    .pipe(z.string().min(1, required).max(contactTextMax)),
});

/** GET v1/admin/contact-messages: open ones first, the newest of them on top. */
export const adminMessagesQuerySchema = adminPageQuerySchema;
const contactMessageSchema = z.object({
  id: z.number().int(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  handled_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export const contactMessagesSchema = envelope(pagedSchema(contactMessageSchema));
export type ContactMessages = z.infer<typeof contactMessagesSchema>['data'];
export const contactMessageHandledBodySchema = z.strictObject({ handled: z.boolean() });

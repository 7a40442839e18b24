import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { locales, perLocale } from '../locales';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { chatMessageSchema, chatStates, chatStatusSchema, chatTextMax } from './chat';

/** A conversation in the staff's inbox. */
export const chatThreadSchema = z.object({
  id: z.number().int(),
  /** As the visitor calls themselves; empty for a guest who did not. */
  name: z.string(),
  email: z.string().nullable(),
  user_id: z.number().int().nullable(),
  locale: z.enum(locales),
  ...chatStatusSchema.pick({ state: true, rating: true, visitor_read_id: true, staff_read_id: true }).shape,
  /** Messages of the visitor that nobody of the staff has read. */
  unread: z.number().int(),
  last_text: z.string(),
  last_author: chatMessageSchema.shape.author.nullable(),
  last_message_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
});
export type ChatThread = z.infer<typeof chatThreadSchema>;

/** GET admin/chat: `state` open by default; `q` finds a name, an e-mail or a text. */
export const chatInboxQuerySchema = z.object({
  page: idQuery.optional(),
  state: z.enum(chatStates).optional(),
  q: z.string().trim().max(100).optional(),
});
export const chatInboxSchema = envelope(pagedSchema(chatThreadSchema));
export type ChatInbox = z.infer<typeof chatInboxSchema>['data'];

export const chatThreadDetailSchema = envelope(
  z.object({ thread: chatThreadSchema, messages: z.array(chatMessageSchema), has_more: z.boolean() }),
);
export type ChatThreadDetail = z.infer<typeof chatThreadDetailSchema>['data'];

/** POST admin/chat/{id}/state. */
export const chatStateBodySchema = z.strictObject({ state: z.enum(chatStates) });
export const chatThreadResponseSchema = envelope(chatThreadSchema);

const replyTitleMax = 80;
const replyText = z.string().trim().min(1, 'errors.field_required').max(chatTextMax);
/** A saved reply of the staff. */
export const chatReplyBodySchema = z.strictObject({
  title: z.string().trim().min(1, 'errors.field_required').max(replyTitleMax),
  text: z.strictObject(perLocale(() => replyText)),
});
export type ChatReplyBody = z.output<typeof chatReplyBodySchema>;
export const chatReplySchema = z.object({ id: z.number().int(), title: z.string(), text: localisedSchema });
export type ChatReply = z.infer<typeof chatReplySchema>;
export const chatReplyResponseSchema = envelope(chatReplySchema);
export const chatRepliesSchema = envelope(z.array(chatReplySchema));
export const chatReplyDeletedSchema = envelope(z.null());

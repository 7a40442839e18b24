import { z } from 'zod';
import { envelope, fileSchema } from '../common';
import { nameText } from '../names';
import { idQuery } from '../query';

/** One message, in characters. */
export const chatTextMax = 2000;
export const chatFileBytesMax = 10 * 1024 * 1024;
export const chatFilesMax = 5;
/** Messages of one page of the history. */
export const chatPageSize = 50;
const nameMax = 120;
const emailMax = 255;

export type ChatFile = z.infer<typeof fileSchema>;
export const chatFileResponseSchema = envelope(fileSchema);

export const chatMessageSchema = z.object({
  id: z.number().int(),
  author: z.enum(['visitor', 'staff', 'system']),
  /** The first name of the member of the staff who wrote it; null for others. */
  name: z.string().nullable(),
  text: z.string(),
  client_key: z.string(),
  files: z.array(fileSchema),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatStates = ['open', 'closed', 'blocked'] as const;
export type ChatState = (typeof chatStates)[number];

/** The current state of a conversation, without its messages. */
export const chatStatusSchema = z.object({
  state: z.enum(chatStates),
  rating: z.number().int().nullable(),
  /** The last message that each side has read; 0 for none. */
  visitor_read_id: z.number().int(),
  staff_read_id: z.number().int(),
  /** Messages of the staff that the visitor has not read. */
  unread: z.number().int(),
  /** Where answers are mailed while the visitor is away; null without an address. */
  email: z.string().nullable(),
});
export type ChatStatus = z.infer<typeof chatStatusSchema>;

/** GET chat: a page of messages, oldest first, and the conversation; null before the first message. */
export const chatHistorySchema = envelope(
  z.object({
    status: chatStatusSchema.nullable(),
    messages: z.array(chatMessageSchema),
    has_more: z.boolean(),
    /** Whether a member of the staff has the inbox open. */
    is_online: z.boolean(),
  }),
);
export type ChatHistory = z.infer<typeof chatHistorySchema>['data'];
/** `before` asks for older messages than that one. */
export const chatHistoryQuerySchema = z.object({ before: idQuery.optional() });

/** POST chat: starts the visitor's conversation, or identifies them in the existing one. */
export const chatStartBodySchema = z.strictObject({
  name: nameText(nameMax).optional(),
  email: z.string().trim().toLowerCase().pipe(z.email('errors.email_format').max(emailMax)).optional(),
});
export type ChatStartBody = z.output<typeof chatStartBodySchema>;

/** Control characters, among them NUL, which PostgreSQL rejects, and those that change the direction of the text around them. */
const unseen = /[^\P{Cc}\n\t]+|[\u202a-\u202e\u2066-\u2069]/gu;

/** POST chat/messages. A repeated `client_key` stores one message. A message without files needs a text. */
export const chatMessageBodySchema = z
  .strictObject({
    client_key: z.uuid(),
    text: z
      .string()
      .transform((text) => text.replace(unseen, '').trim())
      .pipe(z.string().max(chatTextMax))
      .default(''),
    file_ids: z.array(z.number().int().min(1)).max(chatFilesMax).default([]),
  })
  .refine(({ text, file_ids }) => text !== '' || file_ids.length > 0, { path: ['text'], message: 'errors.field_required' });
export type ChatMessageBody = z.output<typeof chatMessageBodySchema>;
export const chatMessageResponseSchema = envelope(chatMessageSchema);

/** POST chat/read: everything up to this message is read. */
export const chatReadBodySchema = z.strictObject({ message_id: z.number().int().min(1) });
/** POST chat/rating. */
export const chatRatingBodySchema = z.strictObject({ rating: z.union([z.literal(1), z.literal(-1)]) });
export const chatStatusResponseSchema = envelope(chatStatusSchema);

/** The data of the event `status` of GET chat/events; `message` has a message. */
export const chatStatusEventSchema = z.object({ ...chatStatusSchema.shape, is_online: z.boolean() });
export type ChatStatusEvent = z.infer<typeof chatStatusEventSchema>;

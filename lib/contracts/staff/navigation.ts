import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { perLocale } from '../locales';
import { linkAddressSchema } from './link-address';

export const badgeTypes = ['button', 'point', 'discount'] as const;
const text = z.string().trim().min(1, 'errors.field_required').max(60);
const textsSchema = z.object(perLocale(() => text));
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'errors.field_invalid');
const badgeSchema = z.object({ type: z.enum(badgeTypes), titles: localisedSchema, color: z.string(), text_color: z.string() });

/** An entry as the staff sees it, hidden or not. */
export const staffNavEntrySchema = z.object({
  key: z.string(),
  parent_key: z.string().nullable(),
  titles: localisedSchema,
  url: z.string().nullable(),
  is_hidden: z.boolean(),
  badge: badgeSchema.nullable(),
});
export type StaffNavEntry = z.infer<typeof staffNavEntrySchema>;
/** GET v1/admin/navigation: in their order; children name the key of their parent. */
export const staffNavigationSchema = envelope(z.array(staffNavEntrySchema));

/** PUT v1/admin/navigation/order: the keys of one level, all of them, in their new order. */
export const navOrderBodySchema = z.strictObject({ keys: z.array(z.string().max(60)).min(1).max(50) });
/** PUT v1/admin/navigation/entries/{key}. The badge of property_reformation is always a point. */
const bodyShape = {
  titles: textsSchema,
  badge: z.strictObject({ type: z.enum(badgeTypes), titles: textsSchema, color: colour, text_color: colour }).nullable(),
};
export const navEntryBodySchema = z.strictObject({
  ...bodyShape,
  is_hidden: z.boolean(),
  /** Stays as it is where nothing is sent. */
  url: linkAddressSchema.optional(),
});
export type NavEntryBody = z.output<typeof navEntryBodySchema>;
/** POST v1/admin/navigation/entries: added at the end of its level, or of its parent's children. */
export const newNavEntryBodySchema = z.strictObject({
  ...bodyShape,
  parent_key: z.string().max(60).nullable(),
  url: linkAddressSchema,
});
export type NewNavEntryBody = z.output<typeof newNavEntryBodySchema>;
export const navKeyParamsSchema = z.object({ key: z.string().max(60) });

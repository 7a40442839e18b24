import { z } from 'zod';

/** Where a link of the navigation or the footer leads: a path of this site without a language, or an https address elsewhere. */
export const linkAddressSchema = z
  .string()
  .trim()
  .max(500, 'errors.field_too_big')
  .regex(/^(\/(?![/\\])\S*|https:\/\/[^\s/]+\.\S+)$/, 'errors.link_address');

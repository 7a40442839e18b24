import { z } from 'zod';
import { nameText } from './names';
import { phoneSchema } from './phone';

export const callerNameMax = 255;
export const callCommentMax = 1000;

/** Line breaks and control characters, among them NUL, which PostgreSQL rejects. */
const controlCharactersInLine = /[^\P{Cc}\n]+/gu;

/**
 * POST v1/call-request: somebody asks the site's people to call. A name is one line, so that it cannot imitate another line of the email;
 * a comment may have several.
 */
export const callRequestBodySchema = z.strictObject({
  name: nameText(callerNameMax).min(1, 'errors.field_required'),
  phone_number: phoneSchema,
  comment: z
    .string()
    .transform((text) => text.replace(controlCharactersInLine, ' ').trim())
    .pipe(z.string().max(callCommentMax))
    .default(''),
});

import { z } from 'zod';
import { callCommentMax, callerNameMax } from '@/lib/contracts/call-request';
import { phoneSchema } from '@/lib/contracts/phone';

/** A request to be called, by the rules of the API; its errors are message keys. */
export const callRequestFormSchema = z.object({
  name: z.string().trim().min(1, 'help.field_errors.name_required').max(callerNameMax, 'errors.field_too_long'),
  phone_number: z
    .string()
    .min(1, 'help.field_errors.phone_required')
    .refine((digits) => digits === '' || phoneSchema.safeParse(digits).success, 'help.field_errors.phone_digits'),
  comment: z.string().trim().max(callCommentMax, 'errors.field_too_long'),
});
export type CallRequest = z.infer<typeof callRequestFormSchema>;

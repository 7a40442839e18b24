import { z } from 'zod';
import { callCommentMax, callerNameMax } from '@/lib/contracts/call-request';
import { phoneSchema } from '@/lib/contracts/phone';

/** A lead by the rules of the API; its errors are message keys. @param isMessage whether a message is required */
export const leadFormSchema = (isMessage: boolean) =>
  z.object({
    name: z.string().trim().min(1, 'companies.lead.name_required').max(callerNameMax, 'errors.field_too_long'),
    phone_number: z
      .string()
      .min(1, 'companies.lead.phone_required')
      .refine((digits) => digits === '' || phoneSchema.safeParse(digits).success, 'companies.lead.phone_digits'),
    comment: z
      .string()
      .trim()
      .min(isMessage ? 1 : 0, 'companies.lead.comment_required')
      .max(callCommentMax, 'errors.field_too_long'),
  });
export type LeadForm = z.infer<ReturnType<typeof leadFormSchema>>;

import { z } from 'zod';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

/** A number and the code that was sent to it. */
export const phoneFormSchema = z.object({
  phone_number: z
    .string()
    .min(1, 'auth.faults.phone_required')
    .refine((digits) => digits === '' || mobilePhoneSchema.safeParse(digits).success, 'auth.faults.phone_format'),
  sms_code: z
    .string()
    .min(1, 'auth.faults.code_required')
    .regex(/^\d{6}$/, 'auth.faults.code_format'),
});
export type PhoneForm = z.infer<typeof phoneFormSchema>;

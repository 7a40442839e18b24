import { z } from 'zod';
import { codeField, phoneField } from '@/components/form/fields.schema';

/** A number and the code that was sent to it. */
export const phoneFormSchema = z.object({ phone_number: phoneField, sms_code: codeField });
export type PhoneForm = z.infer<typeof phoneFormSchema>;

import { z } from 'zod';
import { contactNameMax, contactTextMax, contactTopics } from '@/lib/contracts/site/contact-messages';

const required = 'errors.field_required';
/** A message to the site, by the rules of the API; its errors are message keys. */
export const contactFormSchema = z.object({
  topic: z.enum(contactTopics),
  name: z.string().trim().min(1, required).max(contactNameMax, 'errors.field_too_long'),
  email: z
    .string()
    .trim()
    .min(1, required)
    .max(255, 'errors.field_too_long')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'errors.email_format'),
  statement_id: z
    .string()
    .trim()
    .regex(/^(\d{1,10})?$/, 'errors.field_digits'),
  text: z.string().trim().min(1, required).max(contactTextMax, 'errors.field_too_long'),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

import { z } from 'zod';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

export const inviteWays = ['email', 'phone'] as const;

const contactRules = {
  email: { schema: z.email().max(255), errorKey: 'errors.email_format' },
  phone: { schema: mobilePhoneSchema, errorKey: 'errors.phone_format' },
} as const;

/** The contact to invite. The value of the method that is not chosen is kept but ignored. */
export const inviteFormSchema = z
  .object({ way: z.enum(inviteWays), email: z.string().trim(), phone: z.string().trim() })
  .superRefine((values, context) => {
    const { schema, errorKey } = contactRules[values.way];
    const text = values[values.way];
    if (schema.safeParse(text).success) return;
    context.addIssue({ code: 'custom', path: [values.way], message: text === '' ? 'errors.field_required' : errorKey });
  });
export type InviteForm = z.infer<typeof inviteFormSchema>;

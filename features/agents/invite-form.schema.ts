import { z } from 'zod';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

export const inviteWays = ['email', 'phone'] as const;

const contactRules = {
  email: { schema: z.email().max(255), fault: 'errors.email_format' },
  phone: { schema: mobilePhoneSchema, fault: 'errors.phone_format' },
} as const;

/** Whom to invite. What stands in the way that was not chosen is kept, and says nothing. */
export const inviteFormSchema = z
  .object({ way: z.enum(inviteWays), email: z.string().trim(), phone: z.string().trim() })
  .superRefine((values, context) => {
    const { schema, fault } = contactRules[values.way];
    const text = values[values.way];
    if (schema.safeParse(text).success) return;
    context.addIssue({ code: 'custom', path: [values.way], message: text === '' ? 'errors.field_required' : fault });
  });
export type InviteForm = z.infer<typeof inviteFormSchema>;

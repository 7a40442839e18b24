import { z } from 'zod';

/** A registration that waits for its mail to be opened; it comes back from the database and is read as carefully as any input. */
export const pendingRegistrationSchema = z.object({
  user: z.object({
    typeId: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    loginPhone: z.string().nullable(),
    legalName: z.string().nullable(),
    identificationCode: z.string().nullable(),
  }),
  passwordHash: z.string(),
  /** The browser that registered. */
  binding: z.string(),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;

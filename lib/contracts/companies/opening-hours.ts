import { z } from 'zod';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.field_invalid');

/** Opening hours of a weekday, 1 Monday to 7 Sunday, by Tbilisi's clock. */
export const openingHoursSchema = z
  .strictObject({ weekday: z.number().int().min(1).max(7), from: clockTime, to: clockTime })
  .refine((hours) => hours.from < hours.to, { path: ['to'], message: 'errors.field_invalid' });
export type OpeningHours = z.infer<typeof openingHoursSchema>;

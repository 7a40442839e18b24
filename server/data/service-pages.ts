import { z } from 'zod';
import { localisedSchema } from '@/lib/contracts/common';
import { servicePageKeys } from '@/lib/contracts/money/services';
import file from './service-pages.json';

const titled = z.strictObject({ title: localisedSchema, text: localisedSchema });
const pageSchema = z.strictObject({
  key: z.enum(servicePageKeys),
  service_id: z.number().int(),
  title: localisedSchema,
  /** In the list of services; absent where it is the title. */
  name: localisedSchema.optional(),
  lead: localisedSchema,
  steps: z.array(titled).min(3),
  benefits: z.array(titled).min(3),
  questions: z.array(z.strictObject({ question: localisedSchema, answer: localisedSchema })).min(3),
});

/** The landing pages of services as they are installed. */
export const servicePages: readonly z.infer<typeof pageSchema>[] = z.array(pageSchema).parse(file);

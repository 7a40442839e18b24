import { z } from 'zod';
import { envelope, namedSchema } from './common';

/** An option of a dictionary with the types and deals it is offered for. */
export const optionSchema = namedSchema.extend({
  key: z.string().nullable(),
  real_estate_types: z.array(z.number().int()),
  deal_types: z.array(z.number().int()),
});
export type Option = z.infer<typeof optionSchema>;

/** What the filter panel and the forms are driven by: every dictionary, and which sections stand for a type and a deal. */
export const filterParametersSchema = envelope(
  z.object({
    dictionaries: z.record(z.string(), z.array(optionSchema)),
    sections: z.array(
      z.object({ real_estate_type_id: z.number().int(), deal_type_id: z.number().int(), filters: z.array(z.string()) }),
    ),
  }),
);
export type FilterParameters = z.infer<typeof filterParametersSchema>['data'];

import { z } from 'zod';
import { localisedSchema } from '../common';

/** An amenity of a statement as clients of the market's API read it; what this site does not use is null. */
export const amenitySchema = z.object({
  id: z.number().int(),
  key: z.string().nullable(),
  sort_index: z.number().int(),
  type: z.literal('parameter'),
  display_name: z.string(),
  display_names: localisedSchema,
  svg_file_name: z.string().nullable(),
  deal_type_id: z.null(),
  input_name: z.null(),
  select_name: z.null(),
  background_color: z.null(),
  parameter_value: z.null(),
  parameter_select_name: z.null(),
});
export type Amenity = z.infer<typeof amenitySchema>;

import { z } from 'zod';
import { envelope } from './common';
import { statementFiltersSchema } from './statements/statement-filters';

const sentenceChipSchema = z.object({
  /** The filters that it sets; removing the chip removes them. */
  names: z.array(statementFiltersSchema.keyof()).min(1),
  /** Its member of a list; null for the whole filters. */
  id: z.number().int().nullable(),
  /** In the requested language: "Rooms: 2", "up to $100,000". */
  label: z.string(),
});
export type SentenceChip = z.infer<typeof sentenceChipSchema>;

const sentenceSchema = z.object({
  /** Filters of the list. A price without a currency is in the visitor's. */
  filters: statementFiltersSchema,
  /** The words that were not understood; empty for none. */
  q: z.string(),
  /** Phrases that were understood but that no filter expresses, as "without balcony"; neither filters nor text. */
  ignored: z.array(z.string()),
  chips: z.array(sentenceChipSchema),
});
export type Sentence = z.infer<typeof sentenceSchema>;
export const sentenceResponseSchema = envelope(sentenceSchema);
export const sentenceQuerySchema = z.object({ q: z.string().max(1000) });

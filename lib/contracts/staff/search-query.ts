import { z } from 'zod';
import { idQuery } from '../query';

/** ?q=&page= of the staff's lists. */
export const searchQuerySchema = z.object({ q: z.string().trim().max(100).optional(), page: idQuery.optional() });

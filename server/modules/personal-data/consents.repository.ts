import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { contentPages } from '../content/content.table';
import { consents, consentTexts } from './personal-data.table';

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;

/** The pages that everybody with an account agrees to. */
const agreedPages = ['terms', 'privacy'];

/** Who agreed to which version of a text. */
export const createConsentsRepository = (executor: Executor) => ({
  /** Stores that a person agrees to the terms and the privacy policy as they stand now, and keeps their texts. */
  record: async (userId: number, now: Date): Promise<void> => {
    const pages = await executor.select().from(contentPages).where(inArray(contentPages.key, agreedPages));
    const texts = pages.map(({ key, body }) => ({
      version: createHash('sha256')
        .update(JSON.stringify([key, body.ka, body.en, body.ru]))
        .digest('hex'),
      key,
      body,
      firstSeenAt: now,
    }));
    if (texts.length === 0) return;
    await executor.insert(consentTexts).values(texts).onConflictDoNothing();
    await executor.insert(consents).values(texts.map(({ version }) => ({ userId, version, givenAt: now })));
  },
});

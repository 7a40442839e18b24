import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Localised } from '@/lib/contracts/common';
import { locales } from '@/lib/contracts/locales';
import type { Executor } from '../../db/client';
import { contentPages } from '../content/content.table';
import { consents, consentTexts } from './personal-data.table';

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;

/** The pages that everybody with an account agrees to. */
const agreedPages = ['terms', 'privacy'];

const versionOf = (key: string, text: Localised): string =>
  createHash('sha256')
    .update(JSON.stringify([key, ...locales.map((locale) => text[locale])]))
    .digest('hex');

/** Who agreed to which version of a text. */
export function createConsentsRepository(executor: Executor) {
  /** Stores the current texts. @returns their versions */
  const storeTexts = async (texts: { key: string; body: Localised }[], now: Date): Promise<string[]> => {
    const rows = texts.map(({ key, body }) => ({ version: versionOf(key, body), key, body, firstSeenAt: now }));
    if (rows.length > 0) await executor.insert(consentTexts).values(rows).onConflictDoNothing();
    return rows.map(({ version }) => version);
  };

  return {
    storeTexts,

    /** Records a person's consent to the current terms and privacy policy, and stores their texts. */
    record: async (userId: number, now: Date): Promise<void> => {
      const pages = await executor.select().from(contentPages).where(inArray(contentPages.key, agreedPages));
      const versions = await storeTexts(pages, now);
      if (versions.length > 0)
        await executor.insert(consents).values(versions.map((version) => ({ userId, version, givenAt: now })));
    },
  };
}

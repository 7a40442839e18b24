import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** Any message of the site by its full key: `wallet.title`. */
type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** `generateMetadata` of a page behind sign-in: its title, and nothing for search engines. @param title the full key of a message */
export const privateMetadata = (title: MessageKey) => async (): Promise<Metadata> => {
  const t = await getTranslations();
  return { title: t(title), robots: { index: false, follow: false } };
};

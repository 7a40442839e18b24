import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { googleMapsKey, noBanksUserId } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';
import { Estimate } from './estimate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ai.account');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The price estimate within the account, and what was asked for before. */
export default async function AiServicePage() {
  await requireVisitor('/account/aiService/aiView');
  return (
    <PageMessages names={['ai', 'map', 'auth']}>
      <Estimate googleMapsKey={googleMapsKey} excludedUserId={noBanksUserId} />
    </PageMessages>
  );
}

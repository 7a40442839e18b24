import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RecordFrame } from '@/components/records/record-frame';
import { Stock } from '@/features/my-base/components/stock';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireVisitor } from '@/lib/routes/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('my_base');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The private base of a broker or an agent; other kinds of account have no such page. */
export default async function MyBasePage() {
  await requireVisitor('/account/my-base');
  return (
    <PageMessages names={['agency', 'auth', 'my_base']}>
      <RecordFrame>
        <Stock />
      </RecordFrame>
    </PageMessages>
  );
}

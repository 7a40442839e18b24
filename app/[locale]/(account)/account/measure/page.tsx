import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Orders } from '@/features/account/components/orders';
import { requireVisitor } from '@/lib/routes/require-visitor';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.orders.measure');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function MeasurementsPage() {
  await requireVisitor('/account/measure');
  const t = await getTranslations('account.orders.measure');
  return <Orders title={t('title')} empty={t('empty')} text={t('text')} />;
}

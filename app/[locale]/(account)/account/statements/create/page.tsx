import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { currentVisitor } from '@/lib/api/visitor';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { PublishPage } from '../publish-page';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'publishing' });
  return { title: t('title_new'), description: t('description'), robots: { index: false } };
}

/** The form of a new statement. */
export default async function CreateStatementPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const user = await currentVisitor();
  if (!user) redirect(localePath(locale, '/'));
  return (
    <PageMessages names={['publishing', 'place', 'map']}>
      <PublishPage statementId={null} userId={user.id} phones={user.valid_phone_numbers} googleMapsKey={googleMapsKey} />
    </PageMessages>
  );
}

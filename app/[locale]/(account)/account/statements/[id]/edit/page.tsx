import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { currentVisitor } from '@/lib/api/visitor';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { PublishPage } from '../../publish-page';
import { requireOwnStatement } from '../require-own-statement';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'publishing' });
  return { title: t('title_edit'), description: t('description'), robots: { index: false } };
}

/** The form of one of the visitor's own statements. */
export default async function EditStatementPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const user = await currentVisitor();
  if (!user) redirect(localePath(locale, '/'));
  const { id: statementId } = await requireOwnStatement(id);
  return (
    <PageMessages names={['publishing', 'place', 'map']}>
      <PublishPage statementId={statementId} userId={user.id} phones={user.valid_phone_numbers} googleMapsKey={googleMapsKey} />
    </PageMessages>
  );
}

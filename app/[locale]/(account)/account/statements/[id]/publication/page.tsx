import type { Metadata } from 'next';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicationView } from '@/features/services/components/publication/publication-view';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { requireOwnStatement } from '../require-own-statement';
import { BackToStatements, StatementHead } from '../statement-head';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'publication' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The payment for the days of one of the visitor's own statements. */
export default async function PublicationPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  await requireVisitor('/account/statements/:id/publication');
  const [t, statement] = await Promise.all([getTranslations('publication'), requireOwnStatement(id)]);
  return (
    <>
      <BackToStatements locale={locale} />
      <h1 className="mt type-h1 mb-4">{t('title')}</h1>
      <StatementHead statement={statement} locale={locale} heading="h2" />
      <PageMessages names={['auth', 'checkout', 'order_lines', 'publication', 'services', 'vip']}>
        <PublicationView statementId={statement.id} />
      </PageMessages>
    </>
  );
}

import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OwnStatements } from '@/features/own-statements/components/own-statements';
import { currentVisitor } from '@/lib/api/visitor';
import { siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { addStatementHref } from '@/lib/navigation';
import { localePath } from '@/lib/routes/locale-path';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'own_statements' });
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

/** The visitor's own statements. */
export default async function OwnStatementsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  if (!(await currentVisitor())) redirect(localePath(locale, '/'));
  const createUrl = addStatementHref(locale, { statementsSiteUrl: siteSettings.statementsSiteUrl, isSignedIn: true });
  return (
    <PageMessages names={['crud', 'own_statements', 'publishing']}>
      <OwnStatements createUrl={createUrl} />
    </PageMessages>
  );
}

import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { PromotionResultsView } from '@/features/own-statements/components/promotion/promotion-results-view';
import { currentVisitor } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { requireOwnStatement } from '../require-own-statement';
import { BackToStatements, StatementHead } from '../statement-head';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'promotion' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The results of the promotions of one of the visitor's own statements. */
export default async function PromotionPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  if (!(await currentVisitor())) redirect(localePath(locale, '/'));
  const [t, statement] = await Promise.all([getTranslations('promotion'), requireOwnStatement(id)]);
  return (
    <>
      <BackToStatements locale={locale} />
      <StatementHead statement={statement} locale={locale} heading="h1">
        {statement.state === 'active' ? (
          <Link
            href={`${localePath(locale, '/account/vipService/vipView')}?statements=${statement.id}`}
            className={buttonClasses()}
          >
            <CrownSimpleIcon aria-hidden="true" className="size-5" />
            {t('promote')}
          </Link>
        ) : null}
      </StatementHead>
      <PageMessages names={['promotion']}>
        <PromotionResultsView statementId={statement.id} />
      </PageMessages>
    </>
  );
}

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { PromotionResultsView } from '@/features/own-statements/components/promotion/promotion-results-view';
import { currentVisitor } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';
import { requireOwnStatement } from '../require-own-statement';

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'promotion' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** What the promotions of one of the visitor's own statements brought. */
export default async function PromotionPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  if (!(await currentVisitor())) redirect(localePath(locale, '/'));
  const [t, statement] = await Promise.all([getTranslations('promotion'), requireOwnStatement(id)]);
  const image = statement.images.find(({ is_main }) => is_main) ?? statement.images[0];
  return (
    <>
      <Link
        href={localePath(locale, '/account/statements')}
        prefetch={false}
        className="type-sm inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink"
      >
        <ArrowLeftIcon aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <header className="mb-6 flex flex-wrap items-center gap-4">
        {image ? (
          // biome-ignore lint/performance/noImgElement: the API already serves every picture in its sizes.
          <img src={image.thumb} alt="" width={156} height={92} className="h-23 w-39 rounded-control object-cover" />
        ) : null}
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="type-h3">{statement.dynamic_titles[locale]}</h1>
          <p className="type-sm num text-ink-2">ID {statement.id}</p>
        </div>
        {statement.state === 'active' ? (
          <Link
            href={`${localePath(locale, '/account/vipService/vipView')}?statements=${statement.id}`}
            prefetch={false}
            className={buttonClasses()}
          >
            <CrownSimpleIcon aria-hidden="true" className="size-5" />
            {t('promote')}
          </Link>
        ) : null}
      </header>
      <PageMessages names={['promotion']}>
        <PromotionResultsView statementId={statement.id} />
      </PageMessages>
    </>
  );
}

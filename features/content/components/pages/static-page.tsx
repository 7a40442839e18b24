import { getLocale, getTranslations } from 'next-intl/server';
import { Prose } from '@/components/prose/prose';
import type { ContentPage } from '@/lib/contracts/site/content';
import { formatDate } from '@/lib/format/date';
import { Contents } from '../article/contents';
import { PageBreadcrumb } from '../page-breadcrumb';

/** Terms, privacy and the like: a text with a table of contents. */
export async function StaticPage({ page }: { page: ContentPage }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  const { titles, content, updated_at } = page;
  return (
    <div className="container-page pt-4 pb-12 lg:pb-20">
      <PageBreadcrumb current={titles[locale]} />
      <h1 className="mt type-h1 mt-3">{titles[locale]}</h1>
      <p className="type-xs mt-1 text-ink-2">
        <time dateTime={updated_at}>{t('last_updated', { date: formatDate(new Date(updated_at), new Date(), locale) })}</time>
      </p>
      <div className="mt-6 grid gap-x-16 lg:mt-8 lg:grid-cols-[--spacing(62.5)_minmax(0,1fr)]">
        {content.headings.length > 1 ? (
          <div>
            <Contents label={t('article.contents')} headings={content.headings} language={content.language} />
          </div>
        ) : null}
        <Prose content={content} />
      </div>
    </div>
  );
}

'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { CrudSearch } from '@/components/crud/crud-search';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import { type Locale, locales } from '@/lib/contracts/locales';
import type { AdminArticleRow } from '@/lib/contracts/site/content';
import { formatDate } from '@/lib/format/date';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { localePath } from '@/lib/routes/locale-path';
import { useArticles } from '../../queries/content';
import { AdminList } from '../admin-list';

const titleOf = ({ titles, slug }: AdminArticleRow, locale: Locale): string =>
  [locale, ...locales].map((language) => titles[language]).find(Boolean) ?? slug;

function ArticleRow({ article, now }: { article: AdminArticleRow; now: Date }) {
  const [t, categories, locale] = [useTranslations('admin.content'), useTranslations('content.categories'), useLocale()];
  const languages = locales.filter((language) => article.titles[language]);
  return (
    <article className="relative rounded-card p-4 shadow-hairline hover:bg-tuff-50">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="type-ui min-w-0 break-words">
          <Link href={localePath(locale, `/admin/content/${article.id}`)} className="stretched">
            {titleOf(article, locale)}
          </Link>
        </h2>
        <Tag tone={article.state === 'published' ? 'ok' : 'neutral'}>{t(`states.${article.state}`)}</Tag>
      </div>
      <p className="type-xs mt-1 text-ink-2">
        {[
          categories(article.category),
          t('dated', { date: formatDate(new Date(article.published_at), now, locale) }),
          languages.map((language) => t(`languages.${language}`)).join(', '),
          ...(article.votes.total > 0 ? [t('useful', article.votes)] : []),
        ].join(' · ')}
      </p>
    </article>
  );
}

/** Articles and drafts of the blog. */
export function ArticleList() {
  const [t, locale] = [useTranslations('admin.content'), useLocale()];
  const { q } = readListParams(useSearchParams());
  return (
    <AdminList
      view="content"
      useItems={useArticles}
      search={
        <div className="flex flex-wrap items-center gap-3 [&>:first-child]:min-w-[min(100%,--spacing(60))] [&>:first-child]:flex-1">
          <CrudSearch q={q} hrefFor={(text) => listParamsHref({ q: text, page: 1 })} label={t('search')} />
          <Link href={localePath(locale, '/admin/content/new')} className={buttonClasses()}>
            {t('new')}
          </Link>
        </div>
      }
      row={(article, now) => <ArticleRow article={article} now={now} />}
    />
  );
}

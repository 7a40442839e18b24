import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { Link } from '@/components/ui/navigation/link';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { Locale } from '@/lib/contracts/locales';
import type { Articles } from '@/lib/contracts/site/content';
import { formatNumber } from '@/lib/format/number';
import { type BlogQuery, blogPath, blogQueryText } from '@/lib/routes/addresses/content-address';
import { localePath } from '@/lib/routes/locale-path';
import { getArticles } from '../../queries/content';
import { ArticleCard, LeadArticle } from './article-card';
import { BlogCategories, BlogSearch } from './blog-filters';

/** "1–7 / 24": the lead is counted on the first page. */
function rangeOf({ lead, data, current_page: page, per_page: size, total }: Articles, isWhole: boolean, locale: Locale) {
  const before = (page - 1) * size + (isWhole && page > 1 ? 1 : 0);
  const last = before + data.length + (lead ? 1 : 0);
  return `${formatNumber(before + 1, locale)}–${formatNumber(last, locale)} / ${formatNumber(total, locale)}`;
}

/** Nothing was found; offers the categories instead. */
async function NothingFound({ articles, q }: { articles: Articles; q: string | undefined }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  return (
    <EmptyState
      art="search"
      title={q === undefined ? t('blog.empty_title') : t('blog.not_found', { q })}
      text={t('blog.empty_text')}
      actions={articles.categories.slice(0, 4).map(({ key }) => (
        <Link
          key={key}
          href={blogPath(locale, { category: key })}
          className={buttonClasses({ variant: 'secondary', size: 'md' })}
        >
          {t(`categories.${key}`)}
        </Link>
      ))}
    />
  );
}

/** The blog: its categories, the leading article, the others and the pagination. */
export async function BlogPage({ query }: { query: BlogQuery }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  const articles = await getArticles(blogQueryText(query));
  const { lead, data, total } = articles;
  const now = new Date();
  const isWhole = query.category === undefined && query.q === undefined;
  const name = query.category === undefined ? t('blog.title') : t(`categories.${query.category}`);
  const home = { name: t('home'), href: localePath(locale, '/') };
  const blog = { name: t('blog.title'), href: blogPath(locale) };
  return (
    <div className="container-page pt-4 pb-12 lg:pb-20">
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={query.category === undefined ? [home] : [home, blog]}
        current={name}
        className="max-lg:hidden"
      />
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mt-3">
        <div>
          <h1 className="mt type-h1">{name}</h1>
          <p className="type-body mt-1 text-ink-2">{t('blog.text')}</p>
        </div>
        <BlogSearch q={query.q} />
      </div>
      <BlogCategories categories={articles.categories} query={query} />
      {total === 0 ? (
        <div className="mt-8">
          <NothingFound articles={articles} q={query.q} />
        </div>
      ) : (
        <>
          {lead ? (
            <div className="mt-6">
              <LeadArticle article={lead} now={now} />
            </div>
          ) : null}
          <ul className="mt-8 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-10">
            {data.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} now={now} look="list" hasSummary />
              </li>
            ))}
          </ul>
          <Pagination
            className="mt-10"
            page={articles.current_page}
            pageCount={articles.last_page}
            hrefFor={(page) => blogPath(locale, { ...query, page })}
            rangeText={rangeOf(articles, isWhole, locale)}
            labels={{
              navigation: t('blog.pages'),
              previous: t('blog.previous'),
              next: t('blog.next'),
              page: (page) => t('blog.page', { page }),
            }}
          />
        </>
      )}
    </div>
  );
}

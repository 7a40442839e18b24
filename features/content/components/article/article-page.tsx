import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Prose } from '@/components/prose/prose';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { Link } from '@/components/ui/navigation/link';
import type { Article, ArticleCard as Card, Rendered } from '@/lib/contracts/site/content';
import { siteSettings } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { PageMessages } from '@/lib/i18n/page-messages';
import { screenSize } from '@/lib/picture-files';
import { blogPath } from '@/lib/routes/addresses/content-address';
import { localePath } from '@/lib/routes/locale-path';
import { cardTextOf } from '../../article-text';
import { ArticleCard } from '../blog/article-card';
import { ArticleMeta } from '../blog/article-meta';
import { Scene } from '../scene';
import { ArticleFeedback } from './article-feedback';
import { Contents } from './contents';

/** On phones the contents are closed until requested. */
function FoldedContents({ content: { headings, language } }: { content: Rendered }) {
  const t = useTranslations('content.article');
  return (
    <details className="group mb-6 rounded-card shadow-hairline lg:hidden print:hidden">
      <summary className="type-ui flex min-h-13 list-none items-center gap-2.5 px-4 [&::-webkit-details-marker]:hidden">
        <ListBulletsIcon aria-hidden="true" className="size-5" />
        {t('contents')}
        <span className="type-sm text-ink-2">{t('parts', { count: headings.length })}</span>
        <CaretDownIcon aria-hidden="true" className="ml-auto size-5 transition group-open:rotate-180" />
      </summary>
      <ol lang={language} className="border-t border-line px-4 py-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="type-sm flex min-h-11 items-center break-words hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Parts in Georgian letters are marked as Georgian: sources are named as their publishers do. */
const georgianParts = (title: string) =>
  title.split(/([^·]*[\u10A0-\u10FF][^·]*)/).map((part) => ({ part, isGeorgian: /[\u10A0-\u10FF]/.test(part) }));

function Sources({ sources }: Pick<Article, 'sources'>) {
  const t = useTranslations('content.article');
  if (sources.length === 0) return null;
  return (
    <div className="type-sm mt-8 max-w-170 border-t border-line pt-4 text-ink-2">
      <h2 className="font-semibold text-ink">{t('sources')}</h2>
      <ul className="mt-1">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener nofollow"
              className="inline-block min-h-6 py-0.5 break-words hover:text-ink hover:underline"
            >
              {georgianParts(title).map(({ part, isGeorgian }) => (
                <span key={part} {...(isGeorgian ? { lang: 'ka' } : {})}>
                  {part}
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to read next: three a row, on phones one below another. */
async function ReadNext({ articles, now }: { articles: Card[]; now: Date }) {
  const [t, locale] = [await getTranslations('content.article'), await getLocale()];
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="mt-12 lg:mt-16 print:hidden">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="read-next" className="mt type-h2">
          {t('next')}
        </h2>
        <Link href={blogPath(locale)} className="type-ui inline-flex min-h-11 items-center text-link hover:underline">
          {t('all')}
        </Link>
      </div>
      <ul className="grid gap-5 sm:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} now={now} look="list" headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Category, title, summary and dates; a note where the text is in another language than the page. */
async function ArticleHead({ article, now }: { article: Article; now: Date }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  const { language, title, summary } = cardTextOf(article, article.content.language);
  return (
    <header className="mx-auto max-w-225">
      <p className="type-sm font-medium text-brand-text">{t(`categories.${article.category}`)}</p>
      <h1 lang={language} className="type-h1 mt-1 break-words">
        {title}
      </h1>
      <p lang={language} className="mt-2.5 text-[calc(1.125rem*var(--k))] leading-[1.55] text-ink-2">
        {summary}
      </p>
      <div className="mt-3.5">
        <ArticleMeta article={article} now={now} hasUpdate />
        <p className="type-xs mt-1 text-ink-2">
          {t('article.author', {
            name:
              (article.author === null ? null : transliterateName(article.author, locale)) ??
              t('article.editors', { site: siteSettings.name[locale] }),
          })}
        </p>
      </div>
      {language === locale ? null : (
        <div className="mt-4">
          <InlineAlert tone="info">{t('article.other_language', { language: t(`languages.${language}`) })}</InlineAlert>
        </div>
      )}
    </header>
  );
}

type Props = {
  article: Article;
  /** The service that helps with it. */
  service?: ReactNode;
  /** Shown after the text. */
  advertisement?: ReactNode;
};

/** An article with its contents, its service, its sources and what to read next. */
export async function ArticlePage({ article, service, advertisement }: Props) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  const { content } = article;
  const now = new Date();
  const category = { name: t(`categories.${article.category}`), href: blogPath(locale, { category: article.category }) };
  return (
    <div className="container-page pt-3 pb-12 lg:pt-4 lg:pb-20">
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[{ name: t('home'), href: localePath(locale, '/') }, { name: t('blog.title'), href: blogPath(locale) }, category]}
        className="max-lg:hidden"
      />
      <Link href={blogPath(locale)} className="type-sm flex min-h-11 w-fit items-center gap-2 text-ink-2 lg:hidden print:hidden">
        <ArrowLeftIcon aria-hidden="true" className="size-4.5" />
        {t('blog.title')}
      </Link>
      <article className="lg:mt-6">
        <ArticleHead article={article} now={now} />
        <div className="mt-5 overflow-hidden max-lg:-mx-4 lg:mt-8 lg:rounded-modal">
          <Scene
            picture={article.picture}
            sizes={`(min-width: 1440px) 1370px, ${screenSize}`}
            isEager
            className="h-56 lg:h-120"
          />
        </div>
        <div className="mt-5 grid gap-x-10 lg:mt-10 lg:grid-cols-[--spacing(52)_minmax(0,1fr)] xl:grid-cols-[--spacing(62.5)_minmax(0,1fr)_--spacing(75)]">
          {content.headings.length > 1 ? (
            <>
              <div>
                <Contents label={t('article.contents')} headings={content.headings} language={content.language} />
              </div>
              <FoldedContents content={content} />
            </>
          ) : (
            <div />
          )}
          <div className="xl:col-start-2">
            <Prose content={content} />
            {advertisement}
            <Sources sources={article.sources} />
            <PageMessages names={['feedback', 'share']}>
              <ArticleFeedback slug={article.slug} title={cardTextOf(article, content.language).title} />
            </PageMessages>
          </div>
          {service ? (
            <aside className="mt-8 xl:mt-0 lg:max-xl:col-start-2">
              <div className="xl:sticky xl:top-[calc(var(--header-visible-h)+--spacing(6))]">{service}</div>
            </aside>
          ) : null}
        </div>
      </article>
      <ReadNext articles={article.next} now={now} />
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { ArticleCard as Article } from '@/lib/contracts/site/content';
import { articlePath } from '@/lib/routes/addresses/content-address';
import { cardTextOf } from '../../article-text';
import { Scene } from '../scene';
import { ArticleMeta } from './article-meta';

/** Above the text, beside it on phones, or beside it everywhere. */
const looks = {
  tall: {
    frame: 'block',
    picture: 'aspect-video rounded-lg',
    text: 'mt-3 block',
    title: 'type-h3',
    sizes: '(min-width: 992px) 440px, (min-width: 640px) calc(50vw - 26px), calc(100vw - 32px)',
  },
  list: {
    frame: 'grid grid-cols-[--spacing(28)_1fr] items-start gap-3.5 sm:block',
    picture: 'aspect-4/3 rounded-card sm:aspect-video sm:rounded-lg',
    text: 'block sm:mt-3',
    title: 'type-ui font-semibold sm:type-h3',
    sizes: '(min-width: 992px) 440px, (min-width: 640px) calc(50vw - 26px), 126px',
  },
  row: {
    frame: 'grid grid-cols-[--spacing(28)_1fr] items-center gap-3.5 lg:grid-cols-[--spacing(40)_1fr] lg:gap-5',
    picture: 'aspect-4/3 rounded-card lg:aspect-video',
    text: 'block',
    title: 'type-ui font-semibold lg:text-base',
    sizes: '160px',
  },
} as const;

type Props = { article: Article; now: Date; look?: keyof typeof looks; headingLevel?: 2 | 3; hasSummary?: boolean };

/** An article of a list. */
export function ArticleCard({ article, now, look = 'tall', headingLevel = 2, hasSummary = false }: Props) {
  const [t, locale] = [useTranslations('content.categories'), useLocale()];
  const { language, title, summary } = cardTextOf(article, locale);
  const { frame, picture, text, title: titleClass, sizes } = looks[look];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={cn('group relative', frame)}>
      <span className={cn('block overflow-hidden', picture)}>
        <Scene
          picture={article.picture}
          sizes={sizes}
          className="h-full transition-transform duration-240 group-hover:scale-[1.02]"
        />
      </span>
      <span className={cn('min-w-0', text)}>
        <span className="type-xs block font-medium text-brand-text">{t(article.category)}</span>
        <Heading className={cn('mt-0.5 break-words', titleClass)}>
          <Link href={articlePath(locale, article.slug)} lang={language} className="stretched group-hover:text-brand-text">
            {title}
          </Link>
        </Heading>
        {hasSummary && summary ? (
          <span lang={language} className="type-sm mt-1 line-clamp-3 text-ink-2 max-sm:hidden">
            {summary}
          </span>
        ) : null}
        <span className="mt-1.5 block">
          <ArticleMeta article={article} now={now} />
        </span>
      </span>
    </article>
  );
}

/** The article that leads the first page. */
export function LeadArticle({ article, now }: { article: Article; now: Date }) {
  const [t, locale] = [useTranslations('content.categories'), useLocale()];
  const { language, title, summary } = cardTextOf(article, locale);
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-4 lg:grid-cols-[1.32fr_1fr]">
      <span className="block aspect-video overflow-hidden rounded-modal">
        <Scene
          picture={article.picture}
          sizes="(min-width: 992px) 780px, calc(100vw - 32px)"
          isEager
          className="h-full transition-transform duration-240 group-hover:scale-[1.02]"
        />
      </span>
      <div className="min-w-0">
        <p className="type-sm font-medium text-brand-text">{t(article.category)}</p>
        <h2 className="type-h1 mt-1.5 break-words">
          <Link href={articlePath(locale, article.slug)} lang={language} className="stretched group-hover:text-brand-text">
            {title}
          </Link>
        </h2>
        <p lang={language} className="type-body mt-3 mb-4 text-ink-2">
          {summary}
        </p>
        <ArticleMeta article={article} now={now} />
      </div>
    </article>
  );
}

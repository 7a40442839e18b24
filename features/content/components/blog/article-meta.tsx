import { useLocale, useTranslations } from 'next-intl';
import type { ArticleCard } from '@/lib/contracts/site/content';
import { formatDate } from '@/lib/format/date';
import { cardTextOf } from '../../article-text';

/** "18 ნოემბერი · 8 წუთი". */
export function ArticleMeta({ article, now, hasUpdate = false }: { article: ArticleCard; now: Date; hasUpdate?: boolean }) {
  const [t, locale] = [useTranslations('content'), useLocale()];
  const [published, updated] = [new Date(article.published_at), new Date(article.updated_at)];
  const shown = formatDate(published, now, locale);
  const changed = formatDate(updated, now, locale);
  return (
    <p className="type-xs text-ink-2">
      <time dateTime={article.published_at}>{shown}</time>
      {` · ${t('minutes', { count: cardTextOf(article, locale).minutes })}`}
      {hasUpdate && changed !== shown && updated > published ? (
        <>
          {' · '}
          <time dateTime={article.updated_at}>{t('updated', { date: changed })}</time>
        </>
      ) : null}
    </p>
  );
}

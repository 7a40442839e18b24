'use client';

import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudRowButtons } from '@/components/crud/crud-list';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { searchPath } from '@/lib/routes/addresses/search-address';
import type { SavedSearchTexts } from '../../load-saved-searches';
import type { ListedSearch } from '../../queries/saved-searches';
import { AlertControls } from './alert-controls';

/** How many are new, or that the search is paused. */
function SearchState({ search: { is_paused, new_count } }: { search: ListedSearch }) {
  const [t, locale] = [useTranslations('saved_searches'), useLocale()];
  if (new_count > 0) return <Tag tone="error">{t('new', { count: new_count, shown: formatNumber(new_count, locale) })}</Tag>;
  if (is_paused)
    return (
      <Tag tone="neutral" icon={<PauseIcon aria-hidden="true" className="size-3.5" />}>
        {t('times.paused')}
      </Tag>
    );
  return <Tag tone="neutral">{t('none_new')}</Tag>;
}

/** The latest that the search found. */
function NewestPictures({ newest }: Pick<ListedSearch, 'newest'>) {
  const [t, locale] = [useTranslations('saved_searches'), useLocale()];
  if (newest.length === 0) return null;
  return (
    <ul aria-label={t('newest')} className="flex gap-1.5">
      {newest.map(({ id, titles, thumb }) => (
        <li key={id}>
          {/* biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work. */}
          <img
            src={thumb}
            alt={titles[locale]}
            width={64}
            height={44}
            loading="lazy"
            decoding="async"
            className="h-11 w-16 rounded-badge bg-tuff-100 object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

/** When the last alert was sent. */
function LastAlert({ sentAt }: { sentAt: string | null }) {
  const [t, locale, [now]] = [useTranslations('saved_searches'), useLocale(), useState(() => new Date())];
  if (sentAt === null) return null;
  return <p className="num type-xs text-ink-2">{t('last', { moment: formatDateTime(new Date(sentAt), now, locale) })}</p>;
}

type Props = {
  search: ListedSearch;
  /** What the server has about it; undefined for one that was saved since the page was loaded. */
  words: SavedSearchTexts | undefined;
  onOpen: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** One saved search: what it looks for, how many are new, and when its alerts come. */
export function SavedSearchRow({ search, words, onOpen, onEdit, onRemove }: Props) {
  const [t, locale] = [useTranslations('saved_searches'), useLocale()];
  const { name, filters, new_count, is_paused, newest, told_at } = search;
  return (
    <article className={cn('rounded-card p-4 shadow-hairline', is_paused && 'bg-tuff-50')}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="type-ui [overflow-wrap:anywhere]">{name}</h2>
            <SearchState search={search} />
          </div>
          {words ? (
            <ul aria-label={t('filters')} className="mt-2 flex flex-wrap gap-1.5">
              {words.chips.map((chip) => (
                <li key={chip} className="num type-xs rounded-badge bg-tuff-100 px-2 py-1">
                  {chip}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="flex shrink-0 items-center gap-1 max-sm:w-full">
          <Link
            href={words?.href ?? searchPath(locale, filters)}
            onClick={onOpen}
            onAuxClick={onOpen}
            aria-label={t('open_named', { name })}
            className={cn(buttonClasses({ variant: new_count > 0 ? 'tonal' : 'secondary', size: 'md' }), 'max-sm:flex-1')}
          >
            {t('open')}
          </Link>
          <CrudRowButtons
            labels={{ edit: t('edit_named', { name }), remove: t('remove_named', { name }) }}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <NewestPictures newest={newest} />
        <LastAlert sentAt={told_at} />
        <div className="ml-auto max-sm:ml-0 max-sm:w-full">
          <AlertControls search={search} />
        </div>
      </div>
    </article>
  );
}

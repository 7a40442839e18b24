'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CrudList } from '@/components/crud/crud-list';
import { CrudPage } from '@/components/crud/crud-page';
import { PushSwitch } from '@/components/push/push-switch';
import { alertFrequencies } from '@/lib/contracts/account/saved-searches';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import type { SavedSearchTexts } from '../../load-saved-searches';
import { type ListedSearch, toListed, useMarkSearchSeen, useRemoveSearch, useSavedSearches } from '../../queries/saved-searches';
import { EditSearchDialog } from './edit-search-dialog';
import { FavoriteAlertsSwitch } from './favorite-alerts';
import { SavedSearchRow } from './saved-search-row';

/** How many are new in all searches together, and that nights are quiet. */
function Summary({ searches }: { searches: readonly ListedSearch[] }) {
  const [t, locale] = [useTranslations('saved_searches'), useLocale()];
  const count = searches.reduce((sum, { new_count }) => sum + new_count, 0);
  return (
    <div className="mb-4">
      <p role="status" className="num type-sm text-ink-2">
        {t('new_total', { count, shown: formatNumber(count, locale) })}
      </p>
      <p className="type-sm mt-3 rounded-control bg-aivani-50 px-4 py-3 text-aivani-800">{t('quiet')}</p>
    </div>
  );
}

type RequestedEditProps = { searches: readonly ListedSearch[] | undefined; onEdit: (item: ListedSearch) => void };

/** Opens the form of the search that the link of an email names, with the time that it proposes. The visitor saves it. */
function RequestedEdit({ searches, onEdit }: RequestedEditProps) {
  const query = useSearchParams();
  const [id, when] = [Number(query.get('edit')), query.get('when')];
  const search = searches?.find((one) => one.id === id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; the rows are refetched at times.
  useEffect(() => {
    if (!search) return;
    const frequency = alertFrequencies.find((one) => one === when);
    onEdit(frequency ? toListed({ ...search, frequency, is_paused: false }) : search);
    window.history.replaceState(null, '', window.location.pathname);
  }, [search?.id, when]);
  return null;
}

/** The visitor's saved searches. @param words their criteria as text, from the server */
export function SavedSearches({ words }: { words: readonly SavedSearchTexts[] }) {
  const [t, locale] = [useTranslations('saved_searches'), useLocale()];
  const [query, remove, { mutate: markSeen }] = [useSavedSearches(), useRemoveSearch(), useMarkSearchSeen()];
  const addHref = localePath(locale, '/s');
  return (
    <CrudPage<ListedSearch> name="saved-search" t={t} listing={null} dialog={EditSearchDialog} addHref={addHref}>
      {(edit) => (
        <>
          {query.data && query.data.total > 0 ? <Summary searches={query.data.data} /> : null}
          <RequestedEdit searches={query.data?.data} onEdit={edit} />
          <CrudList
            name="saved-search"
            listing={{ q: '', page: 1 }}
            query={query}
            t={t}
            deleteTitle={(item) => t('delete_confirmation.title', { name: item?.name ?? '' })}
            remove={remove}
            onEdit={edit}
            addHref={addHref}
            row={(item, onRemove) => (
              <SavedSearchRow
                search={item}
                words={words.find(({ id }) => id === item.id)}
                onOpen={() => markSeen(item.id)}
                onEdit={() => edit(item)}
                onRemove={onRemove}
              />
            )}
          />
          {query.isPending ? null : (
            <div className="mt-5 flex flex-col gap-4 rounded-card p-4 shadow-hairline">
              <FavoriteAlertsSwitch />
              <PushSwitch />
            </div>
          )}
        </>
      )}
    </CrudPage>
  );
}

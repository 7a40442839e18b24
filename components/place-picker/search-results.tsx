'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLocale, useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { OptionSkeletons } from '@/components/ui/selects/option-skeletons';
import type { Localised } from '@/lib/contracts/common';
import type { PlaceSuggestion } from '@/lib/contracts/locations';
import { localePath } from '@/lib/routes/locale-path';
import type { SuggestionGroup } from './suggestion-groups';
import { SuggestionRow } from './suggestion-row';
import type { usePlaceSuggestions } from './use-place-suggestions';

const rowClass =
  'type-ui flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1 font-normal select-none data-highlighted:bg-tuff-100 max-lg:min-h-14';

function Row({ suggestion, typed, onChoose }: { suggestion: PlaceSuggestion; typed: string; onChoose: () => void }) {
  const locale = useLocale();
  const row = <SuggestionRow suggestion={suggestion} typed={typed} />;
  if (suggestion.kind !== 'statement') {
    return (
      <Autocomplete.Item value={suggestion} onClick={onChoose} className={rowClass}>
        {row}
      </Autocomplete.Item>
    );
  }
  // Only the owner finds one that is not published.
  const path = suggestion.count > 0 ? `/statements/${suggestion.id}` : `/account/statements/${suggestion.id}/edit`;
  return (
    <Autocomplete.Item value={suggestion} render={<a href={localePath(locale, path)} />} className={rowClass}>
      {row}
    </Autocomplete.Item>
  );
}

/** What to do with a text that finds nothing: the names spelled most like it. */
function Nearest({ typed, nearest, onChoose }: { typed: string; nearest: Localised[]; onChoose: (name: string) => void }) {
  const t = useTranslations('place');
  const locale = useLocale();
  return (
    <div className="px-3 py-4">
      <p className="type-ui font-medium">{t('not_found', { text: typed })}</p>
      {nearest.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-1">
          <span className="type-sm text-ink-2">{t('did_you_mean')}</span>
          {nearest.map((name) => (
            <button
              key={name.ka}
              type="button"
              onClick={() => onChoose(name[locale])}
              className="type-sm min-h-11 rounded-sm px-2 font-medium text-link hover:underline"
            >
              {name[locale]}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

type ResultsProps = {
  typed: string;
  found: ReturnType<typeof usePlaceSuggestions>;
  /** Whether the text was understood as a whole: similar spellings do not help then. */
  isSentence: boolean;
  onChoose: (suggestion: PlaceSuggestion) => void;
  onTextChange: (text: string) => void;
};

/** What is found for the text, by kind. */
export function SearchResults({ typed, found, isSentence, onChoose, onTextChange }: ResultsProps) {
  const { suggestions, nearest, isLoading, isError, retry } = found;
  const t = useTranslations('place');
  const common = useTranslations('common');
  const isEmpty = !isLoading && !isError && !isSentence && suggestions.length === 0;
  return (
    <>
      <Autocomplete.Status className="sr-only">
        {isLoading ? t('loading') : isEmpty ? t('not_found', { text: typed }) : t('found', { count: suggestions.length })}
      </Autocomplete.Status>
      {isLoading && suggestions.length === 0 ? <OptionSkeletons count={4} className="min-h-12" /> : null}
      {isError ? (
        <div className="p-3">
          <InlineAlert tone="error">
            {t('search_failed')}{' '}
            <button type="button" onClick={retry} className="font-medium text-link hover:underline">
              {common('retry')}
            </button>
          </InlineAlert>
        </div>
      ) : null}
      {isEmpty ? <Nearest typed={typed} nearest={nearest} onChoose={onTextChange} /> : null}
      <Autocomplete.List className="gap-x-4 lg:columns-2">
        {({ value: kind, items }: { value: SuggestionGroup['kind']; items: PlaceSuggestion[] }) => (
          <Autocomplete.Group key={kind} items={items} className="mb-3 break-inside-avoid">
            <Autocomplete.GroupLabel className="type-xs px-3 py-2 text-ink-2">{t(`kinds.${kind}`)}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(suggestion: PlaceSuggestion) => (
                <Row
                  key={`${kind}-${suggestion.id}`}
                  suggestion={suggestion}
                  typed={typed}
                  onChoose={() => onChoose(suggestion)}
                />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  );
}

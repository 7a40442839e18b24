'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';
import type { Localised } from '@/lib/contracts/common';
import { type PlaceSuggestion, placeQueryLengthMin, type TreeKind } from '@/lib/contracts/locations';
import type { SelectedPlace } from '@/lib/domain/place/place-selection';
import { localePath } from '@/lib/routes/locale-path';
import { rememberPlace } from '@/lib/stores/lists/recent-places';
import { groupSuggestions, type SuggestionGroup, toSelectedPlace } from './suggestion-groups';
import { SuggestionRow } from './suggestion-row';
import { takeTypedText } from './typed-text';
import { usePlaceSuggestions } from './use-place-suggestions';

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
  onChoose: (suggestion: PlaceSuggestion) => void;
  onTextChange: (text: string) => void;
};

function Results({ typed, found: { suggestions, nearest, isLoading, isError, retry }, onChoose, onTextChange }: ResultsProps) {
  const t = useTranslations('place');
  const common = useTranslations('common');
  const isEmpty = !isLoading && !isError && suggestions.length === 0;
  return (
    <>
      <Autocomplete.Status className="sr-only">
        {isLoading ? t('loading') : isEmpty ? t('not_found', { text: typed }) : t('found', { count: suggestions.length })}
      </Autocomplete.Status>
      {isLoading && suggestions.length === 0
        ? [70, 52, 61, 45].map((width) => (
            <div key={width} className="flex min-h-12 items-center px-3">
              <span className="block w-full" style={{ maxWidth: `${width}%` }}>
                <Skeleton className="h-4" />
              </span>
            </div>
          ))
        : null}
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

function SearchField({
  input,
  isOfAreas,
  isNumber,
  text,
  onClear,
  onKeyDown,
  onFocus,
}: {
  input: RefObject<HTMLInputElement | null>;
  isOfAreas: boolean;
  isNumber: boolean;
  text: string;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}) {
  const t = useTranslations('place');
  const common = useTranslations('common');
  return (
    <div className="field-box w-full gap-2.5 px-3.5">
      <MagnifyingGlassIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <Autocomplete.Input
        aria-label={t(isOfAreas ? 'search_areas' : 'search')}
        ref={input}
        placeholder={t(isOfAreas ? 'placeholder' : isNumber ? 'tools.number' : 'search_placeholder')}
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={255}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="type-body min-h-11 w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 placeholder:opacity-100"
      />
      {text === '' ? null : (
        <button
          type="button"
          aria-label={common('clear')}
          onClick={onClear}
          className="hit inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-2 hover:text-ink"
        >
          <XIcon aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}

interface PlaceSearchProps {
  /** What may be found: cities and their parts; everything without it. */
  kinds?: readonly TreeKind[] | undefined;
  onAdd: (place: SelectedPlace) => void;
  /** Backspace in the empty field. */
  onRemoveLast: () => void;
  /** Beside what is found, or below it on phones. */
  aside: ReactNode;
  /** Other ways to a place, below what stands beside. @param onNumber takes the focus to the field for a number */
  tools?: (onNumber: () => void) => ReactNode;
  /** In place of what is found while nothing is typed. */
  children: ReactNode;
}

/** Finds places, streets, stations, complexes and statements by what is typed; a choice empties the field for the next one. */
export function PlaceSearch({ kinds, onAdd, onRemoveLast, aside, tools, children }: PlaceSearchProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isNumber, setIsNumber] = useState(false);
  const [text, setText] = useState('');
  const found = usePlaceSuggestions(text, kinds);
  const typed = text.trim();
  const isSearching = typed.length >= placeQueryLengthMin;
  const groups = isSearching ? groupSuggestions(found.suggestions) : [];
  const choose = (suggestion: PlaceSuggestion) => {
    const place = toSelectedPlace(suggestion, locale);
    if (!place) return;
    rememberPlace(place);
    onAdd(place);
    setText('');
  };
  return (
    <Autocomplete.Root
      items={groups.map(({ kind, items }) => ({ value: kind, items }))}
      filter={null}
      inline
      open
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(suggestion: PlaceSuggestion) => suggestion.display_names[locale]}
      value={text}
      onValueChange={(next, { reason }) => setText(reason === 'item-press' ? '' : next)}
    >
      <div className="px-3 pt-3">
        <SearchField
          input={input}
          isOfAreas={kinds !== undefined}
          isNumber={isNumber}
          text={text}
          onClear={() => setText('')}
          onFocus={() => setText(takeTypedText() + text)}
          onKeyDown={({ key }) => {
            if (key === 'Backspace' && text === '') onRemoveLast();
          }}
        />
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_27%]">
        <div className={cn('min-w-0 py-3 max-lg:px-1.5', isSearching && 'scroll-shadow px-1.5 lg:max-h-96 lg:overflow-y-auto')}>
          {isSearching ? <Results typed={typed} found={found} onChoose={choose} onTextChange={setText} /> : children}
        </div>
        <div
          className={cn(
            'min-w-0 border-line py-3 max-lg:px-1.5 lg:border-l lg:bg-tuff-50',
            // On a phone the list of all cities would push it out of sight.
            isSearching ? 'max-lg:border-t' : 'max-lg:order-first max-lg:border-b',
          )}
        >
          {aside}
          {tools?.(() => {
            setIsNumber(true);
            setText('');
            input.current?.focus();
          })}
        </div>
      </div>
    </Autocomplete.Root>
  );
}

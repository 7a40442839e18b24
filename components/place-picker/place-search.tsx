'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { type PlaceSuggestion, placeQueryLengthMin, type TreeKind } from '@/lib/contracts/locations';
import type { SelectedPlace } from '@/lib/domain/place/place-selection';
import { rememberPlace } from '@/lib/stores/lists/recent-places';
import { SearchResults } from './search-results';
import { SentenceChips } from './sentence-chips';
import { groupSuggestions, toSelectedPlace } from './suggestion-groups';
import { takeTypedText } from './typed-text';
import { usePlaceSuggestions } from './use-place-suggestions';
import { type ReadSentence, useSentence } from './use-sentence';

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
  onKeyDown: NonNullable<Autocomplete.Input.Props['onKeyDown']>;
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

function Aside({ isSearching, children }: { isSearching: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'min-w-0 border-line py-3 max-lg:px-1.5 lg:border-l lg:bg-tuff-50',
        // On a phone the list of all cities would push it out of sight.
        isSearching ? 'max-lg:border-t' : 'max-lg:order-first max-lg:border-b',
      )}
    >
      {children}
    </div>
  );
}

interface PlaceSearchProps {
  /** What may be found: cities and their parts; everything without it. */
  kinds?: readonly TreeKind[] | undefined;
  onAdd: (place: SelectedPlace) => void;
  /** Backspace in the empty field. */
  onRemoveLast: () => void;
  /** Next to the results, or below them on phones. */
  aside: ReactNode;
  /** Other ways to a place, below `aside`. @param onNumber takes the focus to the field for a number */
  tools?: (onNumber: () => void) => ReactNode;
  /** Where a whole sentence may be written. `onRead` receives what is understood, and null when there is nothing. */
  sentence?: { onSubmit: (sentence: ReadSentence) => void; onRead: (sentence: ReadSentence | null) => void } | undefined;
  /** In place of the results while nothing is typed. */
  children: ReactNode;
}

/** The text of the search field and what it means. */
function useTypedSearch({ kinds, sentence }: Pick<PlaceSearchProps, 'kinds' | 'sentence'>) {
  const [text, setText] = useState('');
  const isMoved = useRef(false);
  const found = usePlaceSuggestions(text, kinds);
  const read = useSentence(text, sentence !== undefined);
  const onRead = sentence?.onRead;
  useEffect(() => {
    onRead?.(read);
    return () => onRead?.(null);
  }, [read, onRead]);
  const typed = text.trim();
  const submit = () => {
    if (read) sentence?.onSubmit(read);
  };
  return {
    text,
    typed,
    found,
    read,
    isSearching: typed.length >= placeQueryLengthMin,
    change: (next: string) => {
      isMoved.current = false;
      setText(next);
    },
    onKeyDown: (event: Parameters<NonNullable<Autocomplete.Input.Props['onKeyDown']>>[0]) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isMoved.current = true;
      // Enter takes a suggestion only when the arrows went to it: what is written is the search.
      if (event.key !== 'Enter' || !read || isMoved.current) return;
      event.preventDefault();
      event.preventBaseUIHandler();
      submit();
    },
  };
}

/** Finds places, streets, stations, complexes and statements by what is typed; a choice empties the field for the next one. */
export function PlaceSearch({ kinds, onAdd, onRemoveLast, aside, tools, sentence, children }: PlaceSearchProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isNumber, setIsNumber] = useState(false);
  const { text, typed, found, read, isSearching, change, onKeyDown } = useTypedSearch({ kinds, sentence });
  const groups = isSearching ? groupSuggestions(found.suggestions) : [];
  const choose = (suggestion: PlaceSuggestion) => {
    const place = toSelectedPlace(suggestion, locale);
    if (!place) return;
    rememberPlace(place);
    onAdd(place);
    change('');
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
      onValueChange={(next, { reason }) => change(reason === 'item-press' ? '' : next)}
    >
      <div className="px-3 pt-3">
        <SearchField
          input={input}
          isOfAreas={kinds !== undefined}
          isNumber={isNumber}
          text={text}
          onClear={() => change('')}
          onFocus={() => change(takeTypedText() + text)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && text === '') onRemoveLast();
            onKeyDown(event);
          }}
        />
        {read ? <SentenceChips sentence={read} /> : null}
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_27%]">
        <div className={cn('min-w-0 py-3 max-lg:px-1.5', isSearching && 'scroll-shadow px-1.5 lg:max-h-96 lg:overflow-y-auto')}>
          {isSearching ? (
            <SearchResults typed={typed} found={found} isSentence={read !== null} onChoose={choose} onTextChange={change} />
          ) : (
            children
          )}
        </div>
        <Aside isSearching={isSearching}>
          {aside}
          {tools?.(() => {
            setIsNumber(true);
            change('');
            input.current?.focus();
          })}
        </Aside>
      </div>
    </Autocomplete.Root>
  );
}

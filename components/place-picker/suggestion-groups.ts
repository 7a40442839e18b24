import type { Locale } from '@/lib/contracts/common';
import type { PlaceSuggestion, SuggestionKind } from '@/lib/contracts/locations';
import type { SelectedPlace } from '@/lib/domain/place/place-selection';

export type SuggestionGroup = { kind: SuggestionKind; items: PlaceSuggestion[] };

const rowsMax = 4;

/** Suggestions by kind: the kind of the best match first, four rows each. */
export function groupSuggestions(suggestions: readonly PlaceSuggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(suggestions, ({ kind }) => kind);
  return [...groups].map(([kind, items]) => ({ kind, items: items.slice(0, rowsMax) }));
}

/** The place that a suggestion chooses; null for a statement, which is opened instead. */
export function toSelectedPlace({ kind, id, display_names: names }: PlaceSuggestion, locale: Locale): SelectedPlace | null {
  if (kind === 'statement') return null;
  return kind === 'street' || kind === 'metro' || kind === 'complex' ? { kind, id, name: names[locale] } : { kind, id };
}

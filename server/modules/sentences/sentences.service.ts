import type { Locale } from '@/lib/contracts/common';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { Sentence } from '@/lib/contracts/sentence';
import type { LocationsService } from '../locations/locations.service';
import { toPlaceNames } from './place-names';
import { readSentence } from './read-sentence';
import { toSentenceChips } from './sentence-chips';

export type SentencesParts = {
  locations: Pick<LocationsService, 'readGazetteer'>;
  parameters: { findFilterParameters(locale: Locale): Promise<FilterParameters> };
};

/** Reads what a visitor writes into the search field. */
export function createSentencesService({ locations, parameters }: SentencesParts) {
  return {
    /** The filters that a sentence means, with their names, and the words that are left. */
    async read(text: string, locale: Locale): Promise<Sentence> {
      const [gazetteer, { dictionaries }] = await Promise.all([
        locations.readGazetteer(),
        parameters.findFilterParameters(locale),
      ]);
      const { filters, q, ignored } = readSentence(text, toPlaceNames(gazetteer));
      const placeName = (key: string) => gazetteer.pointOf(key)?.location_names[locale].split(', ')[0];
      return { filters, q, ignored, chips: toSentenceChips(filters, { dictionaries, placeName }, locale) };
    },
  };
}

export type SentencesService = ReturnType<typeof createSentencesService>;

import { z } from 'zod';
import { envelope } from '../common';
import { type Locale, perLocale } from '../locales';
import { isSearchAddress } from './search-address';

/** How many searches an account stores, the newest; as many as a guest's browser does. */
export const lastSearchesMax = 5;
export const searchTextLengthMax = 300;
/** The longest drawn areas take 6,000 characters. */
const addressLengthMax = 8000;

/** Stored addresses must lead only to lists of statements. */
const addressIn = (locale: Locale) =>
  z
    .string()
    .max(addressLengthMax)
    .refine((address) => isSearchAddress(locale, address));
const searchTextSchema = z.string().trim().min(1).max(searchTextLengthMax);

/** A search that can be opened again: its text and its address in each language, and when it was made. */
export const lastSearchSchema = z.strictObject({
  words: z.strictObject(perLocale(() => searchTextSchema)),
  addresses: z.strictObject(perLocale(addressIn)),
  searched_at: z.iso.datetime(),
});

/** POST microservice/users/last-searches/add: searches to store; a moment in the future counts as now. */
export const lastSearchesBodySchema = z.strictObject({ searches: z.array(lastSearchSchema).min(1).max(lastSearchesMax) });

/** The account's last searches, newest first, each address once. */
export const lastSearchesSchema = envelope(z.object({ searches: z.array(lastSearchSchema) }));
export type StoredSearch = z.infer<typeof lastSearchSchema>;

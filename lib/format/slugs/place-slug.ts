import type { Locale, Localised } from '@/lib/contracts/common';
import { slugify } from './romanise';

/** "tbilisi/vake-saburtalo/vake": a place in the address of its prices. @param names from the city down to the place */
export const buildPlaceSlug = (names: readonly Localised[], locale: Locale): string =>
  names.map((name) => slugify(name[locale], locale)).join('/');

import type { Locale } from '@/lib/contracts/common';
import type common from '@/messages/en/common.json';
import type errors from '@/messages/en/errors.json';
import type failure from '@/messages/en/failure.json';
import type home from '@/messages/en/home.json';
import type layout from '@/messages/en/layout.json';
import type map from '@/messages/en/map.json';
import type search from '@/messages/en/search.json';
import type seo from '@/messages/en/seo.json';
import type statement from '@/messages/en/statement.json';

export type Messages = {
  common: typeof common;
  errors: typeof errors;
  failure: typeof failure;
  home: typeof home;
  layout: typeof layout;
  map: typeof map;
  search: typeof search;
  seo: typeof seo;
  statement: typeof statement;
};

const namespaces = [
  'common',
  'errors',
  'failure',
  'home',
  'layout',
  'map',
  'search',
  'seo',
  'statement',
] as const satisfies (keyof Messages)[];

/** The whole dictionary of a language, one file per namespace. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(namespaces.map((name) => import(`../../messages/${locale}/${name}.json`)));
  return Object.fromEntries(namespaces.map((name, index) => [name, files[index].default])) as Messages;
}

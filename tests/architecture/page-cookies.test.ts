import { expect, it } from 'vitest';
import { bannerCookies } from '@/features/banners/domain/banner-places';
import { pageCookies } from '@/lib/contracts/page-cookies';
import { currencyCookie } from '@/lib/domain/money/currency';
import { sessionCookieName } from '@/lib/session';
import { isTest, readSource, sourceFiles } from './source-files';

/**
 * Everything that reads the request while a page is rendered. A guest's page is cached for all guests, so what a line here reads either is in
 * `pageCookies`, says who visits, or is part of the cache's key (the address, the host, the protocol).
 */
const readers = [
  // Never cached: questionnaires belong to the browser that began them.
  'app/[locale]/(compact)/evaluation/questionnaire/[[...id]]/page.tsx',
  // Who views, and for which list: counted again for a cached page.
  'app/[locale]/(default)/[statementType]/[[...rest]]/page.tsx',
  'app/[locale]/(default)/company-page.tsx',
  'app/[locale]/(default)/proeqti/[[...id]]/page.tsx',
  // The currency.
  'app/[locale]/(default)/gamartivebuli-dzieba/page.tsx',
  'app/[locale]/layout.tsx',
  // Banners that were closed.
  'features/banners/components/banner-slots.tsx',
  // The session.
  'lib/api/visitor.ts',
  // Cookies of pages, for the lines above.
  'lib/page-cookie.ts',
  // Host and protocol.
  'lib/seo/origin.ts',
];

it('every reader of a request is one that the cache of guests’ pages takes into account', () => {
  const found = sourceFiles.filter(
    (path) => !isTest(path) && /from '(?:next\/headers|@\/lib\/page-cookie)'/.test(readSource(path)),
  );
  expect(found.sort()).toEqual(readers.sort());
});

it('pages read cookies with the parser of the cache; a page of a visitor with a session is never cached', () => {
  const readsOtherwise = /import \{[^}]*\bcookies\b[^}]*\} from 'next\/headers'/;
  expect(sourceFiles.filter((path) => !isTest(path) && readsOtherwise.test(readSource(path)))).toEqual(['lib/api/visitor.ts']);
});

it('the cache varies by each cookie that changes a guest’s page, and by the session', () => {
  expect([...pageCookies.varying].sort()).toEqual([currencyCookie, ...Object.values(bannerCookies)].sort());
  for (const isSecure of [true, false])
    expect(pageCookies.identity.some((name) => sessionCookieName(isSecure).endsWith(name))).toBe(true);
});

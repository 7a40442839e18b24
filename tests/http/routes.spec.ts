import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { locales } from '@/lib/contracts/locales';
import { addressesIn } from '../factories/find-things';
import { normaliseAddress, parsePage } from './page-metadata';

/** Pages that search engines may list, without the language, those of single things by the names below. */
const indexedPages = [
  '/',
  '/3d-turi',
  '/azomva/MeasurmentView',
  '/photo-tour',
  '/shefaseba',
  '/VIP',
  '/facebook',
  '/check-real-estate',
  '/booking-service',
  '/blog',
  '/blog/{article}',
  '/brokerebi',
  '/br/{broker}',
  '/developerebi',
  '/developerebi?activeTab=2',
  '/d/{developer}',
  '/proeqti/{project}',
  '/chvens-shesaxeb',
  '/contact',
  '/terms',
  '/privacy',
  '/environmental-policy',
  '/gamartivebuli-dzieba',
  '/gvitxari-ras-edzeb',
  '/dynamic-forms',
  '/dynamic-forms/1',
  '/prices',
  '/s',
  '{list}',
  '{statement}',
];

/** Pages that are opened by those who act on them. */
const unindexedPages = [
  '/3d-turi/tourView',
  '/photo-tour/tourView',
  '/shefaseba/RatersView',
  '/check-real-estate/realEstateView',
  '/booking-service/BookingView',
  '/auth',
  '/evaluation/questionnaire',
  '/payment-result?paymentStatus=pending&rnd=7',
  '/payment-result?paymentStatus=-1&rnd=7',
  '/payment-result?paymentStatus=3&serviceType=invoice',
  '/compare',
  '/favorites',
  '/unsubscribe',
];

/** The second name of the blog: its pages name the first as their address. */
const secondNames: [path: string, canonical: string][] = [
  ['/blogi', '/blog'],
  ['/blogi/{article}', '/blog/{article}'],
  ['/blogi/{articleId}', '/blog/{article}'],
];

const redirects: [path: string, canonical: string][] = [
  ['/vip', '/VIP'],
  ['/statements', '/s'],
  ['/statements/{statementId}', '{statement}'],
  ['/udzravi-qoneba', '/s'],
  ['/blog/{articleId}', '/blog/{article}'],
  ['/br', '/brokerebi'],
  ['/br/{brokerId}', '/br/{broker}'],
  ['/d', '/developerebi'],
  ['/d/{developerId}', '/d/{developer}'],
  ['/proeqti', '/developerebi?activeTab=2'],
  ['/proeqti/{projectId}', '/proeqti/{project}'],
];

const missingPages = ['/br/{developer}', '/d/{broker}', '/br/no-such', '/d/no-such', '/proeqti/no-such', '/proeqti/1/2'];

const open = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test('every page for search engines has one address, its versions, a title and one heading', async ({ request, baseURL }) => {
      const addressOf = await addressesIn(request, locale);
      for (const pattern of indexedPages) {
        const path = addressOf(pattern);
        const address = normaliseAddress(path, baseURL ?? '');
        const response = await open(request, path);
        const facts = parsePage(await response.text(), address);
        expect({ ...facts, status: response.status(), links: [], images: [] }, path).toMatchObject({
          status: 200,
          language: locale,
          headings: 1,
          title: expect.stringMatching(/.{5,}/),
          description: expect.stringMatching(/.{20,}/),
          canonicals: [address],
          isIndexed: true,
        });
        expect(facts.versions.map(([language]) => language).join(), path).toBe('ka,en,ru,x-default');
        expect(Object.fromEntries(facts.versions)[locale], path).toBe(address);
      }
    });

    test('pages for actions exist, and are not indexed', async ({ request, baseURL }) => {
      const addressOf = await addressesIn(request, locale);
      for (const pattern of unindexedPages) {
        const path = addressOf(pattern);
        const response = await open(request, path);
        const facts = parsePage(await response.text(), normaliseAddress(path, baseURL ?? ''));
        expect({ ...facts, status: response.status(), links: [], images: [] }, path).toMatchObject({
          status: 200,
          language: locale,
          headings: 1,
          title: expect.stringMatching(/.{5,}/),
          canonicals: [],
          versions: [],
          isIndexed: false,
        });
      }
    });

    test('the second name of the blog names the first', async ({ request, baseURL }) => {
      const addressOf = await addressesIn(request, locale);
      for (const [pattern, canonical] of secondNames) {
        const response = await open(request, addressOf(pattern));
        const { headings, canonicals } = parsePage(await response.text(), baseURL ?? '');
        expect([pattern, response.status(), headings, canonicals]).toEqual([
          pattern,
          200,
          1,
          [normaliseAddress(addressOf(canonical), baseURL ?? '')],
        ]);
      }
    });

    test('every other address of a thing leads to its own', async ({ request }) => {
      const addressOf = await addressesIn(request, locale);
      for (const [pattern, canonical] of redirects) {
        const response = await open(request, addressOf(pattern));
        expect([pattern, response.status(), response.headers().location]).toEqual([pattern, 308, addressOf(canonical)]);
      }
    });

    test('a company is found only under its own kind, and what does not exist is 404', async ({ request }) => {
      const addressOf = await addressesIn(request, locale);
      for (const pattern of missingPages)
        expect([pattern, (await open(request, addressOf(pattern))).status()]).toEqual([pattern, 404]);
    });
  });

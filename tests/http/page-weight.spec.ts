import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { locales } from '@/lib/contracts/locales';
import { budgetBytes, namedScripts } from '@/scripts/bench-pages/measure';
import { publicPages } from '@/scripts/site/public-pages';

/** Bytes of a page's document before compression: twenty cards, the filters and the frame. */
const documentBytesMax = 300_000;

async function scriptBytes(request: APIRequestContext, html: string): Promise<number> {
  const sizes = namedScripts(html).map(async (path) => gzipSync(await (await request.get(path)).body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const locale of locales)
  test(`public pages in ${locale} stay within their weight`, async ({ request, baseURL }) => {
    for (const { name, path } of await publicPages(baseURL ?? '', locale)) {
      const html = await (await request.get(path)).text();
      expect(Buffer.byteLength(html), `${name}: bytes of the document`).toBeLessThan(documentBytesMax);
      expect(await scriptBytes(request, html), `${name}: bytes of scripts`).toBeLessThan(budgetBytes);
    }
  });

import type { APIRequestContext } from '@playwright/test';
import { securityHeaders } from '@/lib/csp';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { languagesOf } from '../e2e/languages';
import { fetchStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';

/** Sent by the framework with every page whose address the middleware has rewritten, and by no entry point. */
const rewritten = 'x-middleware-rewrite';

/** Headers that do not depend on whether the page cache has the page. */
const compared = ['content-type', ...Object.keys(securityHeaders)];

/** A document without nonces and scripts: the data of React is sent in the order in which it was ready. */
async function fetchPage(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await request.get(path, { headers });
  const received = response.headers();
  return {
    wasRewritten: rewritten in received,
    sent: [response.status(), ...compared.map((name) => received[name])],
    html: (await response.text()).replaceAll(/<script[^>]*>[\s\S]*?<\/script>| nonce="[^"]*"/g, ''),
  };
}

/** An address that nothing else requests. */
const fresh = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}fresh=${Math.random().toString(36).slice(2)}`;

for (const locale of languagesOf('ka', 'en'))
  test(`entry points render pages in ${locale} as the framework does`, async ({ request }) => {
    const [card] = await fetchStatements(request, 'deal_types=1&per_page=1');
    if (!card) throw new Error('The market has no statement.');
    const changing = [...['/', '/s', '/s?rooms_from=2'].map((path) => localePath(locale, path)), statementPath(locale, card)];
    // Pages that no other journey changes.
    const constant = ['/blog', '/contact', '/compare', '/azomva/MeasurmentView'].map((path) => localePath(locale, path));
    for (const path of [...changing, ...constant]) {
      const address = fresh(path);
      const ours = await fetchPage(request, address);
      // A partial request is never a guest's page, and the framework ignores the range.
      const frameworks = await fetchPage(request, address, { range: 'bytes=0-' });
      expect(ours.sent, path).toEqual(frameworks.sent);
      if (constant.includes(path)) expect(ours.html, path).toBe(frameworks.html);
      expect(ours.wasRewritten, path).toBe(false);
      expect(frameworks.wasRewritten, path).toBe(locale === 'ka');
    }
  });

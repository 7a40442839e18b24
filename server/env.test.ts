import { expect, it } from 'vitest';
import { readServerEnv, requireSiteUrl } from './env';

const check = (source: Partial<NodeJS.ProcessEnv>) => requireSiteUrl(readServerEnv({ NODE_ENV: 'production', ...source }));

it.each([{ DATABASE_URL: 'postgres://db/aivani' }, { TRUST_PROXY: '1' }])(
  'a site that others reach needs SITE_URL: %o',
  (source) => {
    expect(() => check(source)).toThrow(/^Set SITE_URL to the public address of the site, .*\.$/);
    expect(() => check({ ...source, SITE_URL: 'https://www.example.ge' })).not.toThrow();
  },
);

it('a trial on one machine needs none', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ NODE_ENV: 'development', DATABASE_URL: 'postgres://db/aivani' })).not.toThrow();
});

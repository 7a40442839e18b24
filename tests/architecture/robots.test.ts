import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { robotsText } from '@/lib/seo/robots';
import { type App, createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import { readServerEnv } from '@/server/env';
import { systemClock } from '@/server/ports/clock';
import { mayFetch } from '../factories/robots';

const robots = robotsText('https://aivani.example');

describe('the reading of robots.txt by RFC 9309', () => {
  it.each([
    // The examples of sections 2.2.2, 2.2.3 and 5.
    ['User-agent: *\nDisallow: /example/page/\nAllow: /example/page/disallowed.gif', '/example/page/disallowed.gif', true],
    ['User-agent: *\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', false],
    ['User-agent: *\nDisallow: *.gif$', '/a.gif', false],
    ['User-agent: *\nDisallow: *.gif$', '/a.gif?b', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: googlebot\nUser-agent: other\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/b', true],
    ['User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /a # the rest', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
  ])('%j: %s', (text, path, isAllowed) => expect(mayFetch(text, path)).toBe(isAllowed));
});

describe('robots.txt of the site', () => {
  let database: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: `memory://${randomUUID()}` });
    const env = readServerEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    app = createApp(compose({ env, database, clock: systemClock, logger: pino({ level: 'silent' }) }));
  });
  afterAll(() => database.close());

  it('opens the pictures of the API and no other route of it', () => {
    const paths = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
    const opened = [...paths].filter((path) => mayFetch(robots, path.replaceAll(/:\w+(\{[^}]*\})?/g, '1')));
    expect(opened).toEqual(['/api/images/:name']);
    expect(paths.size).toBeGreaterThan(100);
  });

  it('opens pages, feeds, sitemaps and what pages load', () => {
    const open = [
      '/',
      '/en/s/apartments-for-sale-in-tbilisi?page=2',
      '/feed/en.xml',
      '/sitemaps/lists.xml',
      '/_next/static/a.js',
    ];
    expect(open.filter((path) => !mayFetch(robots, path))).toEqual([]);
  });
});

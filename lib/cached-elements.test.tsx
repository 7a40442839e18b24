import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { CachedElements } from './cached-elements';
import { StaticContent } from './static-content';

let entry: ReturnType<typeof openEntry>;
beforeEach(() => {
  entry = openEntry();
  const write = (element: unknown) => entry.staticPartOf(renderToStaticMarkup(element as React.ReactElement));
  entry.staticParts = { write, isKept: true };
});
afterEach(() => {
  globalThis.__entry = undefined;
  called.mockClear();
});

const called = vi.fn();
/** Resolves after a while, as what reads a dictionary. */
async function Visits({ count, onCall = () => undefined }: { count: number; onCall?: () => void }) {
  await Promise.resolve();
  called();
  onCall();
  return (
    <StaticContent of={counts} name={String(count)}>
      <p>{count} visits</p>
    </StaticContent>
  );
}
let counts = {};

type Guest = { isShared?: boolean; isDocument?: boolean; address?: string };

/** Renders a page of a guest. @returns its HTML and its static parts */
async function page(content: ReactNode, { isShared = true, isDocument = true, address = '/en' }: Guest = {}) {
  const parts = new Map<string, Buffer>();
  const scope = entry.createScope({ isShared, ...(isDocument ? { parts } : {}) });
  const html = await entry.scope.run(scope, () => renderServerTree(<PageFrame address={address}>{content}</PageFrame>));
  return { html, texts: [...parts.values()].map(String), scope };
}

const frame = (of: object, count = 7, name = 'frame') => (
  <CachedElements of={of} name={name}>
    <Visits count={count} />
  </CachedElements>
);

it('calls the components once for a source, and gives each document its static parts', async () => {
  const source = {};
  counts = {};
  const first = await page(frame(source));
  expect(first.texts).toEqual(['7 visits']);
  called.mockClear();
  expect(await page(frame(source))).toMatchObject({ html: first.html, texts: ['7 visits'] });
  expect(called).not.toHaveBeenCalled();
});

it('calls them again for another source, name, language, and for the data of the router', async () => {
  const source = {};
  await page(frame(source));
  for (const [of, name, options] of [
    [{}, 'frame', {}],
    [source, 'other', {}],
    [source, 'frame', { address: '/ru' }],
    [source, 'frame', { isDocument: false }],
  ] as const) {
    called.mockClear();
    const { html } = await page(frame(of, 7, name), options);
    expect(called).toHaveBeenCalled();
    expect(html).toContain(options && 'isDocument' in options ? '7 visits' : '<!--part');
  }
});

it('never shows a visitor what was rendered for others, and never others what is a visitor’s', async () => {
  const source = {};
  const visitor = await page(frame(source, 1), { isShared: false });
  expect(visitor.texts).toEqual(['1 visits']);
  expect((await page(frame(source, 2))).texts).toEqual(['2 visits']);
  expect((await page(frame(source, 3), { isShared: false })).texts).toEqual(['3 visits']);
});

it('leaves marks on the request that renders it', async () => {
  const mark = () => {
    const scope = entry.scope.getStore();
    if (scope) scope.isDatabaseUnavailable = true;
  };
  const { scope } = await page(
    <CachedElements of={{}} name="frame">
      <Visits count={1} onCall={mark} />
    </CachedElements>,
  );
  expect(scope.isDatabaseUnavailable).toBe(true);
});

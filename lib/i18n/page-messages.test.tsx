import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { PageMessages } from './page-messages';

const all = { common: { close: 'Close' }, statement: { gallery: { next: 'Next' }, actions: { print: 'Print' } } };
let messages = all;
vi.mock('next-intl/server', () => ({ getMessages: async () => messages }));

afterEach(() => {
  globalThis.__entry = undefined;
});

function Words() {
  const t = useTranslations();
  return (
    <p>
      {[t('common.close' as never), t('statement.gallery.next' as never), String(t.has('statement.actions.print' as never))].join(
        ' ',
      )}
    </p>
  );
}

it('gives the components below the parts that a page names, beside those that they have', async () => {
  const page = await PageMessages({ names: ['statement.gallery'], children: <Words /> });
  expect(page.props.sent).toEqual({ text: JSON.stringify({ statement: { gallery: all.statement.gallery } }) });
  render(
    <NextIntlClientProvider locale="en" messages={{ common: all.common }}>
      {page}
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('Close Next false')).toBeInTheDocument();
});

it('sends them as a part of the document where there is one', async () => {
  messages = { ...all };
  const entry = openEntry();
  const scope = entry.createScope();
  scope.parts = new Map();
  const page = await entry.scope.run(scope, () => PageMessages({ names: ['statement.gallery'], children: <Words /> }));
  const text = JSON.stringify({ statement: { gallery: all.statement.gallery } });
  const { id, bytes } = entry.staticPartOf(text);
  expect(page.props.sent).toEqual({ part: id });
  expect(scope.parts).toEqual(new Map([[id, bytes]]));
  const tree = (
    <NextIntlClientProvider locale="en" messages={{ common: all.common }}>
      {page}
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree).replace(`<!--part ${id}-->`, text);
  globalThis.__entry = undefined;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, tree, { onRecoverableError }));
  expect(container.querySelector('p')?.textContent).toBe('Close Next false');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

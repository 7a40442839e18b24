import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { StaticHtml } from './static-html';

let container: HTMLElement;
let isShown: (isShown: boolean) => void;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => container.remove());

function Page({ part, html }: { part: string; html?: string }) {
  const [shown, setShown] = useState(true);
  isShown = setShown;
  return shown ? <StaticHtml tag="div" className="box" part={part} {...(html === undefined ? {} : { html })} /> : null;
}

/** A document as the entry server sends it. */
function documentOf(part: string, content: string): string {
  openEntry();
  const html = renderToString(<Page part={part} />);
  globalThis.__entry = undefined;
  return html.replace(`<!--part ${part}-->`, content);
}

it('leaves the content of the document as it is', async () => {
  container.innerHTML = documentOf('one', '<b>bold</b>');
  const bold = container.querySelector('b');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, <Page part="one" />, { onRecoverableError }));
  expect(container.querySelector('b')).toBe(bold);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('has the content again after React has removed the element', async () => {
  container.innerHTML = documentOf('two', '<b>again</b>');
  await act(async () => hydrateRoot(container, <Page part="two" />));
  await act(async () => isShown(false));
  expect(container.querySelector('b')).toBeNull();
  await act(async () => isShown(true));
  expect(container.innerHTML).toBe('<div class="box" data-part="two"><b>again</b></div>');
});

it('finds the content in the document where React renders the page again', async () => {
  container.innerHTML = documentOf('three', '<b>kept</b>');
  const copy = document.createElement('div');
  document.body.append(copy);
  await act(async () => createRoot(copy).render(<Page part="three" />));
  expect(copy.innerHTML).toBe('<div class="box" data-part="three"><b>kept</b></div>');
  copy.remove();
});

it('follows new content from the server', async () => {
  container.innerHTML = documentOf('four', '<b>old</b>');
  const root = await act(async () => hydrateRoot(container, <Page part="four" />));
  await act(async () => root.render(<Page part="five" html="<b>new</b>" />));
  expect(container.textContent).toBe('new');
  await act(async () => root.render(<Page part="four" html="<b>old</b>" />));
  expect(container.textContent).toBe('old');
});

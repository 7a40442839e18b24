// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferScripts, startScripts } from './response-pipeline';

const page = (script: string): string =>
  `<!DOCTYPE html><html><head>${script}<title>იყიდება ბინა</title></head><body>${script}<p>₾ <b>5</b> < 6 <scr</p></body></html>`;
const scripts = '<script src="/_next/static/chunks/a.js" async="" nonce="N"></script><script src="/other.js"></script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" as="font"/>';
const heldScripts = scripts.replace('src="/_next/', 'data-src="/_next/');
const heldPreload = preload.replace('rel="preload" as="script"', 'as="script"');
const starting = `<head><script nonce="N">${startScripts}</script>`;
const expected = page(heldPreload + heldScripts).replace('<head>', starting);

/** What leaves when the bytes come in pieces of this size. */
function held(text: string, size: number): string {
  const bytes = Buffer.from(text);
  const hold = deferScripts('N');
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(...hold(bytes.subarray(at, at + size)));
  return Buffer.concat([...parts, ...hold()]).toString();
}

describe('deferScripts', () => {
  it.each([1, 2, 3, 7, 64, 1000, 100_000])('holds the framework’s scripts, and nothing else, in pieces of %i bytes', (size) => {
    expect(held(page(preload + scripts), size)).toBe(expected);
  });

  it.each([1, 7, 100_000])('lets the scripts of a page that failed start at once, in pieces of %i bytes', (size) => {
    const failed = page(scripts).replace('<html>', '<html id="__next_error__">');
    expect(held(failed, size)).toBe(failed);
  });

  it('gives everything back where the page ends in what looks like a tag', () => {
    for (const tail of ['<', '<script src="/_next/st', '<link rel="preload" as="scr', '<head', '<sc<script src'])
      expect(held(`<head></head>${tail}`, 5)).toBe(`${starting}</head>${tail}`);
  });

  it('writes what starts the scripts once', () => {
    expect(held('<head></head><p>&lt;head></p><head>', 4)).toBe(`${starting}</head><p>&lt;head></p><head>`);
  });
});

describe('what starts the scripts', () => {
  const addresses = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const observers: ((name: string) => void)[] = [];
  const open = (): void => {
    document.body.innerHTML = '<script data-src="/_next/static/a.js"></script>';
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(notify: (list: { getEntriesByName(name: string): string[] }) => void) {
          observers.push((name) => notify({ getEntriesByName: (asked) => (asked === name ? [name] : []) }));
        }
        observe() {}
      },
    );
    // The text of an inline script, as the browser runs it.
    new Function('self', 'location', startScripts)(globalThis, { reload });
  };
  const reload = vi.fn();
  afterEach(() => {
    observers.length = 0;
    reload.mockReset();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits for the first contents on the screen', () => {
    open();
    observers[0]?.('first-paint');
    expect(addresses()).toEqual([null]);
    observers[0]?.('first-contentful-paint');
    expect(addresses()).toEqual(['/_next/static/a.js']);
  });

  it('starts those too that came after the first frame', () => {
    open();
    observers[0]?.('first-contentful-paint');
    document.body.insertAdjacentHTML('beforeend', '<script data-src="/_next/static/b.js"></script>');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(addresses()).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
  });

  it('reloads a page whose code is gone once, and not again within a minute', () => {
    open();
    observers[0]?.('first-contentful-paint');
    for (let time = 0; time < 2; time++) document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits three seconds at most', () => {
    vi.useFakeTimers();
    open();
    vi.advanceTimersByTime(2999);
    expect(addresses()).toEqual([null]);
    vi.advanceTimersByTime(1);
    expect(addresses()).toEqual(['/_next/static/a.js']);
  });
});

describe('a click before hydration', () => {
  const button = (type = 'button'): HTMLButtonElement => {
    document.body.innerHTML = `<form><button type="${type}"><b>₾</b></button></form><p></p>`;
    return document.querySelector('button') as HTMLButtonElement;
  };
  const clicked = vi.fn();
  /** What React and `components/layout/providers.tsx` do when the page is hydrated. */
  const hydrate = (element: HTMLElement): void => {
    document.documentElement.dataset.hydrated = '';
    element.addEventListener('click', clicked);
  };
  const open = (): void => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    );
    new Function('self', 'location', startScripts)(globalThis, {});
  };
  afterEach(() => {
    delete document.documentElement.dataset.hydrated;
    clicked.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is repeated once the button is hydrated', () => {
    open();
    const early = button();
    early.querySelector('b')?.click();
    vi.advanceTimersByTime(1000);
    hydrate(early);
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('waits for the code of what the button is in', () => {
    open();
    const early = button();
    const form = early.closest('form') as HTMLElement;
    form.dataset.pending = '';
    document.documentElement.dataset.hydrated = '';
    early.click();
    vi.advanceTimersByTime(1000);
    hydrate(early);
    expect(clicked).not.toHaveBeenCalled();
    delete form.dataset.pending;
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is not repeated when it caused the hydration itself', () => {
    open();
    const early = button();
    document.addEventListener('click', () => hydrate(early), { capture: true, once: true });
    early.click();
    vi.advanceTimersByTime(1000);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is forgotten when the visitor clicks something else', () => {
    open();
    const early = button();
    early.click();
    vi.advanceTimersByTime(100);
    document.querySelector('p')?.click();
    hydrate(early);
    vi.advanceTimersByTime(1000);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is left to the browser when it submits a form', () => {
    open();
    const early = button('submit');
    early.addEventListener('click', (event) => event.preventDefault());
    early.click();
    vi.advanceTimersByTime(100);
    hydrate(early);
    vi.advanceTimersByTime(1000);
    expect(clicked).not.toHaveBeenCalled();
  });
});

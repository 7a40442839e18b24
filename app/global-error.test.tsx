import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import GlobalFailure from './global-error';

/** The page is a whole document, as it is when the root layout failed. */
function show(address: string, retry = vi.fn<() => void>()) {
  window.history.replaceState(null, '', address);
  render(<GlobalFailure error={new Error('boom')} retry={retry} />, { container: document });
  return retry;
}

describe('GlobalFailure', () => {
  it.each([
    ['/s', 'ka', 'გვერდი ვერ გაიხსნა', '/'],
    ['/en/s', 'en', 'This page could not be opened', '/en'],
    ['/ru/s', 'ru', 'Страница не открылась', '/ru'],
  ])('speaks the language of the address %s, with no layout around it', async (address, locale, title, home) => {
    const retry = show(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toBe(title);
    expect(screen.getByRole('link')).toHaveAttribute('href', home);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each(['/s', '/en/s', '/ru/s'])('uses a font of the site for %s', async (address) => {
    show(address);
    await screen.findByRole('heading', { level: 1 });
    const files = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      [...textContent.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file),
    );
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });
});

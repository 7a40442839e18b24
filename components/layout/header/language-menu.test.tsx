import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageFrame } from '@/tests/setup/page-frame';
import { LanguageMenu } from './language-menu';

const show = (address: string, segments?: string[]) =>
  render(
    <PageFrame address={address} {...(segments ? { segments } : {})}>
      <LanguageMenu label="Language" name="English" />
      <button type="button">after</button>
    </PageFrame>,
  );

beforeEach(() => Cookies.remove('NEXT_LOCALE'));

describe('LanguageMenu', () => {
  it('opens by keyboard and links to the same page with its query in every language', async () => {
    const user = userEvent.setup();
    show('/en/s/apartments?price_to=300000&page=2');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Language: English' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'English' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/s/apartments?price_to=300000&page=2',
      '/en/s/apartments?price_to=300000&page=2',
      '/ru/s/apartments?price_to=300000&page=2',
    ]);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'ქართული' })).toHaveAttribute('lang', 'ka');
  });

  it('leads from the home page to the home page', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await screen.findByRole('link', { name: 'English' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/en', '/ru']);
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    show('/en');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'ქართული' });
    await user.keyboard('{Tab}');
    expect(screen.getByRole('link', { name: 'ქართული' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Language: English' })).toHaveFocus();
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const user = userEvent.setup();
    show('/en');
    const button = screen.getByRole('button', { name: 'Language: English' });
    await user.click(button);
    await user.tab({ shift: true });
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('writes the choice into a cookie and never reads it', async () => {
    const user = userEvent.setup();
    Cookies.set('NEXT_LOCALE', 'ru');
    show('/en');
    const button = screen.getByRole('button', { name: 'Language: English' });
    await user.click(button);
    (await screen.findByRole('link', { name: 'ქართული' })).addEventListener('click', (event) => event.preventDefault());
    await user.click(screen.getByRole('link', { name: 'ქართული' }));
    expect(Cookies.get('NEXT_LOCALE')).toBe('ka');
  });
});

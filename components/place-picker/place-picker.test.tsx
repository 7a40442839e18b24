import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlaceSelection } from '@/lib/domain/place/place-selection';
import { cities } from '@/lib/domain/place/places.fixture';
import common from '@/messages/en/common.json';
import place from '@/messages/en/place.json';
import { PlacePicker } from './place-picker';
import { buildPlaceTree, type PlaceChoice } from './place-tree';

const tree = buildPlaceTree(cities, 'en');

type ExampleProps = Pick<ComponentProps<typeof PlacePicker>, 'onSubmit' | 'search'> & { choice?: PlaceChoice };

function Example({ onSubmit, search, choice = 'multiple' }: ExampleProps) {
  const [selection, setSelection] = useState<PlaceSelection>([]);
  return (
    <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ common, place }}>
      <PlacePicker
        trigger={<button type="button">Where</button>}
        title="Location"
        choice={choice}
        tree={tree}
        selection={selection}
        onSelectionChange={setSelection}
        onSubmit={onSubmit}
        search={search}
      />
      <output>{selection.map(({ kind, id }) => `${kind} ${id}`).join(', ')}</output>
    </NextIntlClientProvider>
  );
}

const selection = () => document.querySelector('output')?.textContent;
const city = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name);
const part = (name: string) =>
  expect.poll(() => document.activeElement).toBe(screen.getByRole('checkbox', { name, hidden: true }));
const open = async (onSubmit?: () => void, choice?: PlaceChoice) => {
  render(<Example onSubmit={onSubmit} {...(choice ? { choice } : {})} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await city('Tbilisi');
  return user;
};

describe('PlacePicker in columns', () => {
  it('goes through the levels by arrows and chooses with Space', async () => {
    const user = await open();
    await user.keyboard('{Enter}{ArrowRight}');
    await part('Vake-Saburtalo');
    await user.keyboard('{ArrowRight}');
    await part('Vake');
    await user.keyboard('[Space]');
    expect(selection()).toBe('urban 38');
    await user.keyboard('{ArrowLeft}');
    await part('Vake-Saburtalo');
    expect(screen.getByRole('checkbox', { name: 'Vake-Saburtalo' })).toBePartiallyChecked();
    await user.keyboard('{ArrowDown}');
    await part('Old Tbilisi');
    await user.keyboard('[Space]');
    expect(selection()).toBe('urban 38, district 2');
    await user.keyboard('{ArrowLeft}');
    await city('Tbilisi');
  });

  it('goes to the ends of a column with Home and End and stays there', async () => {
    const user = await open();
    await user.keyboard('{End}');
    await city('Zugdidi');
    await user.keyboard('{ArrowDown}');
    await city('Zugdidi');
    await user.keyboard('{Home}');
    await city('Tbilisi');
    await user.keyboard('{ArrowUp}');
    await city('Tbilisi');
  });

  it('shows the parts of the first city before one is chosen', async () => {
    await open();
    expect(screen.getByRole('checkbox', { name: 'Old Tbilisi' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Saburtalo' })).toBeVisible();
    expect(selection()).toBe('');
  });

  it('names its panel and columns, and shows the chosen city', async () => {
    const user = await open();
    const panel = within(screen.getByRole('dialog', { name: 'Location' }));
    for (const name of ['City', 'District', 'Neighbourhood']) expect(panel.getByRole('group', { name })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Tbilisi' })).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Tbilisi' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('makes each column one tab stop', async () => {
    const user = await open();
    await user.keyboard('{Enter}');
    await user.tab();
    await part('Vake-Saburtalo');
    await user.tab();
    await part('Vake');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Tbilisi' })).toHaveFocus();
  });

  it('opens another city with the right arrow and keeps the choice until something there is chosen', async () => {
    const user = await open();
    await user.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    await part('Boni');
    expect(selection()).toBe('city 1');
    await user.keyboard('[Space]');
    expect(selection()).toBe('district 7');
  });

  it('removes places as chips, clears all and submits', async () => {
    const onSubmit = vi.fn();
    const user = await open(onSubmit);
    await user.keyboard('{Enter}{ArrowRight}[Space]{ArrowDown}[Space]');
    await user.click(screen.getByRole('button', { name: 'Remove Old Tbilisi' }));
    expect(selection()).toBe('district 4');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selection()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Where' }));
  });

  it('closes on Escape and restores the focus', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Where' }));
  });

  it('replaces a single choice with Enter', async () => {
    const user = await open(undefined, 'single');
    await user.keyboard('{Enter}{ArrowRight}');
    await city('Vake-Saburtalo');
    await user.keyboard('{Enter}{ArrowRight}');
    await city('Vake');
    await user.keyboard('{Enter}');
    expect(selection()).toBe('urban 38');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(selection()).toBe('urban 47');
  });
});

describe('PlacePicker on a phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows one level per screen and goes back', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 991px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Where' }));
    const sheet = await screen.findByRole('dialog', { name: 'Location' });
    expect(within(sheet).queryByText('Vake-Saburtalo')).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: 'Tbilisi' }));
    expect(within(sheet).queryByText('Batumi')).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: 'Open Vake-Saburtalo' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Saburtalo' }));
    expect(selection()).toBe('urban 47');
    await user.click(within(sheet).getByRole('button', { name: 'Back' }));
    expect(within(sheet).getByRole('checkbox', { name: 'Vake-Saburtalo' })).toBePartiallyChecked();
  });

  it('starts in its search field', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 991px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<Example search={(columns) => [<input key="field" aria-label="Search" />, columns]} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Where' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  });
});

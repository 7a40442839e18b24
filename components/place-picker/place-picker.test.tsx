import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlacePicker } from '@/components/place-picker/place-picker';
import { noPlaces, type PlaceSelection } from '@/components/place-picker/place-tree';

const tree = [
  {
    id: 'tbilisi',
    label: 'Tbilisi',
    children: [
      {
        id: 'vs',
        label: 'Vake-Saburtalo',
        children: [
          { id: 'vake', label: 'Vake' },
          { id: 'saburtalo', label: 'Saburtalo' },
        ],
      },
      { id: 'old', label: 'Old Tbilisi', children: [{ id: 'sololaki', label: 'Sololaki' }] },
    ],
  },
  { id: 'batumi', label: 'Batumi', children: [{ id: 'boni', label: 'Boni' }] },
];
const labels = {
  title: 'Location',
  levels: ['City', 'District', 'Urban'],
  open: (label: string) => `Open ${label}`,
  remove: (label: string) => `Remove ${label}`,
  clear: 'Clear',
  submit: 'Choose · 8 645',
  back: 'Back',
  close: 'Close',
} satisfies Parameters<typeof PlacePicker>[0]['labels'];

function Example({ onSubmit }: { onSubmit?: () => void }) {
  const [selection, setSelection] = useState<PlaceSelection>(noPlaces);
  return (
    <>
      <PlacePicker
        trigger={<button type="button">Where</button>}
        tree={tree}
        selection={selection}
        onSelectionChange={setSelection}
        onSubmit={onSubmit}
        labels={labels}
      />
      <output>{JSON.stringify(selection)}</output>
    </>
  );
}

const selection = () => JSON.parse(screen.getByText(/^\[\[/).textContent ?? '');
const focused = (name: string) =>
  expect.poll(() => document.activeElement).toBe(screen.getByLabelText(name, { selector: 'input' }));
const open = async (onSubmit?: () => void) => {
  render(<Example onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Tbilisi');
  return user;
};

describe('PlacePicker in columns', () => {
  it('goes through the levels by keyboard', async () => {
    const user = await open();
    await user.keyboard('{Enter}{ArrowRight}');
    await focused('Vake-Saburtalo');
    await user.keyboard('{ArrowRight}');
    await focused('Vake');
    await user.keyboard('[Space]');
    expect(selection()).toEqual([['tbilisi'], [], ['vake']]);
    await user.keyboard('{ArrowLeft}');
    await focused('Vake-Saburtalo');
    expect(screen.getByRole('checkbox', { name: 'Vake-Saburtalo' })).toBePartiallyChecked();
    await user.keyboard('{ArrowDown}');
    await focused('Old Tbilisi');
    await user.keyboard('[Space]');
    expect(selection()).toEqual([['tbilisi'], ['old'], ['vake']]);
    await user.keyboard('{ArrowLeft}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Tbilisi');
  });

  it('shows the parts of the first city before one is chosen', async () => {
    await open();
    expect(screen.getByRole('checkbox', { name: 'Old Tbilisi' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Saburtalo' })).toBeVisible();
    expect(selection()).toEqual([[], [], []]);
  });

  it('makes each column one tab stop', async () => {
    const user = await open();
    await user.keyboard('{Enter}');
    await user.tab();
    await focused('Vake-Saburtalo');
    await user.tab();
    await focused('Vake');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Tbilisi' })).toHaveFocus();
  });

  it('opens another city with the right arrow and keeps the choice until something there is chosen', async () => {
    const user = await open();
    await user.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    await focused('Boni');
    expect(selection()).toEqual([['tbilisi'], [], []]);
    await user.keyboard('[Space]');
    expect(selection()).toEqual([['batumi'], ['boni'], []]);
  });

  it('removes places as chips, clears all and submits', async () => {
    const onSubmit = vi.fn();
    const user = await open(onSubmit);
    await user.keyboard('{Enter}{ArrowRight}[Space]{ArrowDown}[Space]');
    await user.click(screen.getByRole('button', { name: 'Remove Old Tbilisi' }));
    expect(selection()).toEqual([['tbilisi'], ['vs'], []]);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(selection()).toEqual([[], [], []]);
    await user.click(screen.getByRole('button', { name: 'Choose · 8 645' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Where' }));
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
    expect(selection()).toEqual([['tbilisi'], [], ['saburtalo']]);
    await user.click(within(sheet).getByRole('button', { name: 'Back' }));
    expect(within(sheet).getByRole('checkbox', { name: 'Vake-Saburtalo' })).toBePartiallyChecked();
  });
});

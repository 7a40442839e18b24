import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '@/components/ui/inputs/field';
import { Autocomplete } from './autocomplete';

const streets = [
  { id: '1', label: 'Barnovi street', description: 'Vera' },
  { id: '2', label: 'Barnovi passage', description: 'Mtatsminda' },
];

interface Options {
  options?: typeof streets;
  isLoading?: boolean;
  isLabelKept?: boolean;
  onSelect?: (street: { id: string }) => void;
  onAction?: () => void;
}

function Example({ options = streets, isLoading = false, isLabelKept, onSelect = () => {}, onAction }: Options) {
  const [text, setText] = useState('');
  return (
    <Field label="Street">
      <Autocomplete
        value={text}
        onValueChange={setText}
        options={options}
        onSelect={onSelect}
        isLoading={isLoading}
        isLabelKept={isLabelKept}
        loadingText="Loading streets"
        emptyText="data not found"
        action={onAction ? { label: `Add street “${text}”`, onSelect: onAction } : undefined}
      />
    </Field>
  );
}

const type = async (text: string) => {
  const user = userEvent.setup();
  const input = screen.getByRole('combobox', { name: 'Street' });
  await user.type(input, text);
  return { user, input };
};

describe('Autocomplete', () => {
  it('chooses with arrow keys and Enter', async () => {
    const onSelect = vi.fn();
    render(<Example onSelect={onSelect} />);
    const { user, input } = await type('barn');
    expect(await screen.findByRole('option', { name: /Barnovi street/ })).toHaveAttribute('data-highlighted');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(streets[1]);
    expect(input).toHaveValue('Barnovi passage');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is empty after a choice that it does not keep', async () => {
    const onSelect = vi.fn();
    render(<Example onSelect={onSelect} isLabelKept={false} />);
    const { user, input } = await type('barn');
    await user.click(await screen.findByRole('option', { name: /Barnovi street/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(streets[0]);
    expect(input).toHaveValue('');
  });

  it('closes on Escape and keeps the text', async () => {
    render(<Example />);
    const { user, input } = await type('barn');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('barn');
    expect(input).toHaveFocus();
  });

  it('says that nothing was found', async () => {
    render(<Example options={[]} />);
    await type('zzz');
    expect(await screen.findByText('data not found')).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('announces loading instead of an empty result', async () => {
    render(<Example options={[]} isLoading />);
    await type('barn');
    expect(await screen.findByText('Loading streets')).toBeInTheDocument();
    expect(screen.queryByText('data not found')).not.toBeInTheDocument();
  });

  it('shows the typed part in bold', async () => {
    render(<Example />);
    await type('barn');
    const option = await screen.findByRole('option', { name: /Barnovi street/ });
    expect(within(option).getByText('Barn').tagName).toBe('B');
  });

  it('reaches the action row with the keyboard and keeps the text', async () => {
    const onAction = vi.fn();
    const onSelect = vi.fn();
    render(<Example onAction={onAction} onSelect={onSelect} />);
    const { user, input } = await type('barn');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
    expect(input).toHaveValue('barn');
  });

  it('accepts at most 255 characters', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.paste('x'.repeat(300));
    expect(screen.getByRole('combobox')).toHaveValue('x'.repeat(255));
  });
});

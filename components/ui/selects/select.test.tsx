import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '@/components/ui/inputs/field';
import { Select } from './select';

const options = [
  { value: 'new', label: 'Newest' },
  { value: 'old', label: 'Oldest' },
];

function Example({ onValueChange }: { onValueChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Field label="Sort" error="Choose one">
        <Select
          options={options}
          value={value}
          placeholder="Any"
          onValueChange={(next) => {
            setValue(next);
            onValueChange?.(next);
          }}
        />
      </Field>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('Select', () => {
  it('opens and chooses by keyboard', async () => {
    const onValueChange = vi.fn();
    render(<Example onValueChange={onValueChange} />);
    const user = userEvent.setup();
    await user.tab();
    const trigger = screen.getByRole('combobox', { name: 'Sort' });
    expect(trigger).toHaveFocus();
    await user.keyboard('{Enter}');
    // Keys move the highlight once the list has the focus.
    await waitFor(() => expect(screen.getByRole('option', { name: 'Newest' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Oldest' })).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('old');
    expect(trigger).toHaveTextContent('Oldest');
  });

  it('closes on Escape and restores the focus', async () => {
    const onValueChange = vi.fn();
    render(<Example onValueChange={onValueChange} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('closes on a press outside', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await screen.findByRole('listbox');
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is described by the error of its field', () => {
    render(<Example />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
  });
});

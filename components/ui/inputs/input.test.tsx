import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Input, type InputProps } from '@/components/ui/inputs/input';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';

function Example(props: InputProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <Input aria-label="Value" {...props} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const setup = (props: InputProps, group: '\u00a0' | ',' = '\u00a0') => {
  render(
    <ThousandsSeparatorContext value={group}>
      <Example {...props} />
    </ThousandsSeparatorContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
  input.focus();
  return { user: userEvent.setup(), input, raw: () => screen.getByRole('status').textContent };
};

describe('Input', () => {
  it('accepts 255 characters by default', async () => {
    const { user, input } = setup({});
    await user.paste('a'.repeat(300));
    expect(input.value).toHaveLength(255);
  });

  it('can have another length', async () => {
    const { user, input } = setup({ maxLength: 4 });
    await user.keyboard('123456');
    expect(input).toHaveValue('1234');
  });

  it('reports a text as it is typed, a comma at its end too', async () => {
    const { user, raw } = setup({});
    await user.keyboard('Yes,');
    expect(raw()).toBe('Yes,');
  });

  it('keeps only digits of what is typed into a number', async () => {
    const { user, input } = setup({ kind: 'number' });
    await user.keyboard('12a-3.e4');
    expect(input).toHaveValue('1234');
  });

  it('keeps only digits of what is pasted into a number, up to its limit', async () => {
    const { user, input } = setup({ kind: 'number', maxDigits: 9 });
    await user.paste('1 234 567 890 GEL');
    expect(input).toHaveValue('123456789');
  });

  it('groups thousands and reports plain digits', async () => {
    const { user, input, raw } = setup({ kind: 'number', isGrouped: true });
    await user.keyboard('1400000');
    expect(input).toHaveValue('1\u00a0400\u00a0000');
    expect(raw()).toBe('1400000');
  });

  it('groups thousands with a comma where the language does', async () => {
    const { user, input, raw } = setup({ kind: 'number', isGrouped: true }, ',');
    await user.keyboard('1400000');
    expect(input).toHaveValue('1,400,000');
    expect(raw()).toBe('1400000');
    input.setSelectionRange(3, 3);
    await user.keyboard('{Backspace}');
    expect(input).toHaveValue('100,000');
    expect(input.selectionStart).toBe(1);
  });

  it('distinguishes a thousands separator from a typed decimal comma', async () => {
    const { user, input, raw } = setup({ kind: 'decimal', isGrouped: true }, ',');
    await user.keyboard('12345');
    expect(input).toHaveValue('12,345');
    await user.keyboard(',5');
    expect(input).toHaveValue('12,345.5');
    expect(raw()).toBe('12345.5');
    await user.keyboard('{Backspace>4/}');
    expect(input).toHaveValue('123');
    expect(raw()).toBe('123');
  });

  it('keeps one decimal point and two places in an amount', async () => {
    const { user, input } = setup({ kind: 'decimal' });
    await user.keyboard('12,345.6');
    expect(input).toHaveValue('12.34');
  });

  it('groups a phone by three behind a fixed prefix while typing', async () => {
    const { user, input, raw } = setup({ kind: 'phone' });
    await user.keyboard('599x001234');
    expect(input).toHaveValue('599 001 234');
    expect(raw()).toBe('599001234');
    expect(screen.getByText('+995')).toBeVisible();
  });

  it('drops the country code of a pasted phone', async () => {
    const { user, input } = setup({ kind: 'phone' });
    await user.paste('+995 (599) 00-12-34');
    expect(input).toHaveValue('599 001 234');
  });

  it('keeps a phone of another country complete, with its code', async () => {
    const { user, input, raw } = setup({ kind: 'phone' });
    await user.paste('+7 (921) 123-45-67');
    expect(raw()).toBe('+79211234567');
    expect(input).toHaveValue('+792 112 345 67');
    await user.clear(input);
    await user.keyboard('+49301234');
    expect(raw()).toBe('+49301234');
    await user.clear(input);
    await user.paste('79211234567');
    expect(raw()).toBe('79211234567');
  });

  it('keeps the caret at the edited place', async () => {
    const { user, input } = setup({ kind: 'phone' });
    await user.keyboard('599001');
    input.setSelectionRange(2, 2);
    await user.keyboard('7');
    expect(input).toHaveValue('597 900 1');
    expect(input.selectionStart).toBe(3);
  });

  it('formats the native value too, for uncontrolled forms', async () => {
    render(<Input kind="phone" aria-label="Phone" defaultValue="599001234" />);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('599 001 234');
  });

  it('cannot be edited when read-only', async () => {
    render(<Input aria-label="Purpose" readOnly defaultValue="Fixed" />);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('Fixed');
  });
});

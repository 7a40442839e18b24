import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { RadioGroup } from '@/components/ui/inputs/radio-group';

describe('Field', () => {
  it('names its control and puts the focus there from the label', async () => {
    render(
      <Field label="Price">
        <Input />
      </Field>,
    );
    await userEvent.click(screen.getByText('Price'));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  });

  it('announces the error before the hint and marks the control as invalid', () => {
    render(
      <Field label="Price" error="Enter a price" hint="In lari">
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox');
    expect(input).toHaveAccessibleDescription('Enter a price In lari');
    expect(input).toBeInvalid();
  });

  it('shows a hint beside the label where it is asked to, and below the control elsewhere', () => {
    const field = (isHintBeside: boolean) => (
      <Field label="Price" hint="In lari" isHintBeside={isHintBeside}>
        <Input />
      </Field>
    );
    const isBeforeControl = () =>
      screen.getByText('In lari').compareDocumentPosition(screen.getByRole('textbox')) === Node.DOCUMENT_POSITION_FOLLOWING;
    const { rerender } = render(field(true));
    expect(isBeforeControl()).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('In lari');
    rerender(field(false));
    expect(isBeforeControl()).toBe(false);
  });

  it('is valid without an error', () => {
    render(
      <Field label="Code" success="Number confirmed">
        <Input isVerified />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Number confirmed');
  });

  it('shows the required mark and announces it once', () => {
    render(
      <Field label="Price" isRequired>
        <Input />
      </Field>,
    );
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('textbox', { name: 'Price' })).toBeRequired();
  });

  it('names a group of controls', () => {
    render(
      <Field as="group" label="Method" error="Choose a method">
        <RadioGroup options={[{ value: 'card', label: 'Card' }]} value={null} onValueChange={() => {}} />
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Method' })).toHaveAccessibleDescription('Choose a method');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeInvalid();
  });
});

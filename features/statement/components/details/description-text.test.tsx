import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import statement from '@/messages/en/statement.json';
import type { Description } from '../../domain/description';
import { DescriptionText } from './description-text';

const show = (description: Description) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ statement }}>
      <DescriptionText description={description} />
    </NextIntlClientProvider>,
  );

describe('DescriptionText', () => {
  it('marks the language of words that are not in the language of the page, and says whose they are', () => {
    show({ text: 'ნათელი ბინა', language: 'ka' });
    expect(screen.getByText('ნათელი ბინა')).toHaveAttribute('lang', 'ka');
    expect(screen.getByText('The author wrote this in Georgian.')).toBeInTheDocument();
  });

  it('has neither mark nor note in the language of the page', () => {
    show({ text: 'A bright flat', language: 'en' });
    expect(screen.getByText('A bright flat')).not.toHaveAttribute('lang');
    expect(screen.queryByText(/The author wrote/)).not.toBeInTheDocument();
  });

  it('keeps the whole of a long text in the page, with a switch that only a long text has', () => {
    const text = `${'Word '.repeat(300)}end`;
    show({ text, language: 'en' });
    expect(screen.getByText(/end$/).textContent).toBe(text);
    expect(screen.getByText('Read more')).toBeInTheDocument();
  });

  it('shows markup as the letters it is written in', () => {
    show({ text: '<b>Cheap</b>\nnow', language: 'en' });
    expect(screen.getByText(/<b>Cheap<\/b>/)).toBeInTheDocument();
  });
});

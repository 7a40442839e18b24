import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { AuthorText } from '@/lib/domain/statement/author-words';
import statement from '@/messages/en/statement.json';
import { DescriptionText } from './description-text';

const show = (description: AuthorText, translation = '') =>
  render(
    <NextIntlClientProvider locale="en" messages={{ statement }}>
      <DescriptionText description={description} translation={translation} />
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

  it('shows a translation marked as one, and the words themselves in their own language after one press', async () => {
    show({ text: 'ნათელი ბინა', language: 'ka' }, 'A bright <b>flat</b>');
    expect(screen.getByText('Translated automatically from Georgian.')).toBeInTheDocument();
    expect(screen.getByText('A bright <b>flat</b>')).not.toHaveAttribute('lang');
    expect(screen.getByText('ნათელი ბინა')).not.toBeVisible();
    await userEvent.click(screen.getByText('Show the original'));
    expect(screen.getByText('ნათელი ბინა')).toBeVisible();
    expect(screen.getByText('ნათელი ბინა')).toHaveAttribute('lang', 'ka');
  });

  it('does not mention translations where there is none, nor of words in the language of the page', () => {
    show({ text: 'A bright flat', language: 'en' }, 'A bright flat');
    show({ text: 'ნათელი ბინა', language: 'ka' });
    expect(screen.queryByText(/Translated automatically/)).not.toBeInTheDocument();
    expect(screen.queryByText('Show the original')).not.toBeInTheDocument();
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

import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { priceBands } from '@/lib/contracts/estimate';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { BandTag } from './card-image';

describe('the tag of a price band', () => {
  it.each([
    ['en', en, ['Below market', 'At market', 'Above market']],
    ['ka', ka, ['ბაზარზე დაბალი ფასი', 'საბაზრო ფასი', 'ბაზარზე მაღალი ფასი']],
    ['ru', ru, ['Ниже рынка', 'Рыночная', 'Выше рынка']],
  ] as const)('says it in words in %s', (locale, search, words) => {
    render(
      <NextIntlClientProvider locale={locale} messages={{ search }}>
        {priceBands.map((band) => (
          <BandTag key={band} band={band} />
        ))}
      </NextIntlClientProvider>,
    );
    for (const word of words) expect(screen.getByText(word)).toBeVisible();
  });
});

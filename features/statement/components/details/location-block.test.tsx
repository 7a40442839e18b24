import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import statement from '@/messages/en/statement.json';
import { partial } from '@/tests/factories/partial';
import { PlaceInWords } from './location-block';

const station = { href: '/en/s', name: 'Vazha-Pshavela', distanceM: 615, minutes: 10 };
const show = (is_location_approximate: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ statement }}>
      <PlaceInWords
        statement={partial<StatementDetail>({ is_location_approximate })}
        address="Pekini Avenue, Saburtalo"
        station={station}
        point={{ lat: 41.7275, lng: 44.7477 }}
      />
    </NextIntlClientProvider>,
  );

it('has coordinates and the walk to the metro of a home with a pin', () => {
  show(false);
  expect(screen.getByText(/41\.72750, 44\.74770/)).toBeVisible();
  expect(screen.getByText('Vazha-Pshavela metro')).toBeVisible();
  expect(screen.queryByText(/Approximate/)).toBeNull();
});

it('says that the middle of a street is approximate, and measures nothing from it', () => {
  show(true);
  expect(screen.getByText('Approximate: the middle of the street or neighbourhood')).toBeVisible();
  expect(screen.queryByText(/41\.72750/)).toBeNull();
  expect(screen.queryByText('Vazha-Pshavela metro')).toBeNull();
});

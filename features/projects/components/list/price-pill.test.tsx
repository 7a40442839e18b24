import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import projects from '@/messages/en/projects.json' with { type: 'json' };
import { PageFrame } from '@/tests/setup/page-frame';
import { PricePill } from './price-pill';

const { filters } = projects;

it('opens its bounds with the first press and sends the form with what was typed', async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  render(
    <PageFrame address="/en/developerebi" messages={{ projects }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <PricePill price_from={undefined} price_to="2000" currency={undefined} chosen="" />
      </form>
    </PageFrame>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: filters.price }));
  const from = await screen.findByRole('textbox', { name: filters.price_from });
  await user.click(screen.getByRole('radio', { name: '$' }));
  await user.type(from, '1500{Enter}');
  expect(sent).toEqual([{ price_from: '1500', price_to: '2000', currency: '2' }]);
});

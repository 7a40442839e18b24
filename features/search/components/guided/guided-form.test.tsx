import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import guided from '@/messages/en/guided.json';
import { ChoiceBox } from './choice-card';
import { GuidedForm } from './guided-form';
import { StepHeading } from './step-heading';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
}));

const counted: string[] = [];
let total = 12;
const api = setupServer(
  http.get('*/api/microservice/statements/count', ({ request }) => {
    counted.push(new URL(request.url).search);
    return HttpResponse.json({ result: true, data: { page: 1, per_page: 20, total, last_page: 1 } });
  }),
  http.get('*/api/microservice/statements/relaxations', () => {
    const change = (conditions: string[], count: number) => ({
      conditions,
      widened: null,
      query: 'deal_types=1&room_types=2',
      count,
      price_min: null,
    });
    const changes = [change(['place', 'room_types'], 90), change(['place'], 7)];
    return HttpResponse.json({ result: true, data: { condition_count: 3, changes, unhelpful: [] } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  counted.length = 0;
  total = 12;
  push.mockClear();
});
afterAll(() => api.close());

function renderForm(isLast = true) {
  render(
    <NextIntlClientProvider locale="en" messages={{ guided }}>
      <GuidedForm
        action="/en/gamartivebuli-dzieba"
        next={isLast ? 'results' : 'rooms'}
        isLast={isLast}
        carried={[
          ['deal_types', '1'],
          ['districts', '3,4'],
        ]}
        count={{ total: 500, looser: null }}
      >
        <ChoiceBox name="room_types" value="2" isChosen={false} label="2 rooms" count="9" />
        <input name="price_to" aria-label="To" />
        <ChoiceBox name="room_types" value="5,7" isChosen={false} label="5+ rooms" count="1" />
      </GuidedForm>
    </NextIntlClientProvider>,
  );
}

it('counts the answers after a pause, once for several changes, and keeps the last count until then', async () => {
  renderForm();
  expect(screen.getByRole('button', { name: 'Show 500 listings' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /2 rooms/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /5\+ rooms/ }));
  expect(screen.getByRole('button', { name: 'Show 500 listings' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Show 12 listings' })).toBeVisible();
  expect(counted).toEqual(['?deal_types=1&districts=3,4&room_types=2,5,7'.replaceAll(',', '%2C')]);
});

it('names the one answer to loosen where nothing is found, and can still be sent', async () => {
  total = 0;
  renderForm();
  await userEvent.click(screen.getByRole('checkbox', { name: /2 rooms/ }));
  const looser = await screen.findByRole('link', { name: 'Change the place: 7 listings' });
  expect(looser).toHaveAttribute('href', '/en/gamartivebuli-dzieba?deal_types=1&room_types=2&step=place');
  expect(screen.getByRole('button', { name: 'Show anyway' })).toBeEnabled();
});

it('puts the answers and the next question into the address', async () => {
  renderForm(false);
  await userEvent.click(screen.getByRole('checkbox', { name: /2 rooms/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/en/gamartivebuli-dzieba?deal_types=1&districts=3,4&room_types=2&step=rooms'),
  );
});

it('reads a sum with thousands separators', async () => {
  renderForm(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '3,000');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/en/gamartivebuli-dzieba?deal_types=1&districts=3,4&price_to=3000&step=rooms'),
  );
});

it('focuses the heading of the next question, but not of the first', () => {
  const heading = { position: '', text: '' };
  const { rerender } = render(<StepHeading {...heading} step="type" title="What kind of property?" />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(<StepHeading {...heading} step="place" title="Where?" />);
  expect(screen.getByRole('heading', { name: 'Where?' })).toHaveFocus();
});

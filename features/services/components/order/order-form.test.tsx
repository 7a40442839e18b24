import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Slots } from '@/lib/contracts/money/orders';
import type { ServiceType, ServiceTypes } from '@/lib/contracts/money/services';
import { cities } from '@/lib/domain/place/places.fixture';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import auth from '@/messages/en/auth.json';
import checkout from '@/messages/en/checkout.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order_lines from '@/messages/en/order_lines.json';
import place from '@/messages/en/place.json';
import services from '@/messages/en/services.json';
import { paymentOptionsHandler } from '@/tests/factories/money/top-up-api';
import { createOwnCard } from '@/tests/factories/own-card';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { slots as freeSlots, photoTour, typeOfService } from '../../services.fixture';
import { OrderForm } from './order-form';

type Body = Record<string, unknown>;
let made: { body: Body; key: string | null }[] = [];
let quoted: Body[] = [];
let notifyBodies: Body[] = [];
let refusal: { status: number; errors: Record<string, string[]>; message: string } | null = null;
let slots: Slots = freeSlots;

const fail = ({ status, ...rest }: NonNullable<typeof refusal>) =>
  HttpResponse.json({ result: false, data: null, request_id: 'r', ...rest }, { status });
const ok = (data: unknown) => HttpResponse.json({ result: true, data });

const api = setupServer(
  paymentOptionsHandler(),
  http.get('*/api/microservice/users/statements', () =>
    ok({
      data: [createOwnCard(7, { area: 108 }), createOwnCard(8, { city_id: 15, city_names: { ka: 'B', en: 'Batumi', ru: 'B' } })],
      current_page: 1,
      per_page: 100,
      last_page: 1,
      total: 2,
    }),
  ),
  http.get('*/api/locations/v2/cities', () => ok(cities)),
  http.get('*/api/v1/services/photographer-service/slots', () => ok(slots)),
  http.post('*/api/v1/services/photographer-service/notify-me', async ({ request }) => {
    notifyBodies.push((await request.json()) as Body);
    return ok(null);
  }),
  http.post('*/api/v1/orders/quote', async ({ request }) => {
    const body = (await request.json()) as Body;
    quoted.push(body);
    if (!body.area) return fail({ status: 422, errors: { area: ['errors.field_required'] }, message: 'errors.invalid' });
    const extra = Math.max(0, Number(body.area) - 100) * 0.5;
    const lines = [
      { key: 'photo_tour_base', quantity: 1, unit_amount: 90, amount: 90 },
      ...(extra > 0 ? [{ key: 'photo_tour_sqm', quantity: extra * 2, unit_amount: 0.5, amount: extra }] : []),
    ];
    return ok({ lines, amount: 90 + extra, vat: 14 });
  }),
  http.post('*/api/v3/payments/init-photographer-service-order', async ({ request }) => {
    made.push({ body: (await request.json()) as Body, key: request.headers.get('idempotency-key') });
    return refusal ? fail(refusal) : ok({ id: 5, order_id: 20_418, amount: 94 });
  }),
  http.post('*/api/v3/payments/pay', () => ok({ result: true, redirect_url: null, state: 'approved', terminal_number: null })),
  http.get('*/api/v3/payments/cards', () => ok([])),
  http.get('*/api/auth-service/auth/grouped-info', () => ok({ user: useSession.getState().user })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  made = [];
  quoted = [];
  notifyBodies = [];
  refusal = null;
  slots = freeSlots;
  queryClient.clear();
  clearDrafts();
  useModal.getState().reset();
  signIn(500);
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function signIn(balance: number | null): void {
  const user = partial<SessionUser>({
    id: 5,
    name: 'Nino Beridze',
    email: null,
    balance: balance ?? 0,
    valid_phone_numbers: ['599001234'],
  });
  if (balance !== null) claimDrafts(5);
  useSession.setState({ user: balance === null ? null : user, isChecked: true });
}

const pushed: string[] = [];
const view = (catalogue = photoTour) => (
  <PageFrame
    address="/en/photo-tour/tourView"
    messages={{ auth, checkout, common, errors, order_lines, place, services }}
    router={{ push: (path: string) => pushed.push(path) }}
  >
    <OrderForm service="photo-tour" catalogue={catalogue} start={{}} />
  </PageFrame>
);
async function open(catalogue = photoTour) {
  const user = userEvent.setup();
  const rendered = render(view(catalogue));
  return { user, ...rendered };
}
const summary = () => within(screen.getByRole('region', { name: 'Your order' }));
const pay = () => summary().getByRole('button', { name: /Pay|Order/ });

async function chooseFirstStatement(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /Flat 7/ }));
  await screen.findByRole('radiogroup', { name: 'Day' });
}
async function chooseVisit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: /Tue, 24.Nov/ }));
  await user.click(screen.getByRole('radio', { name: /14:00–16:00/ }));
}

describe('the order of a photo tour', () => {
  it('takes the area from the statement, and the name and the phone from the account', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    expect(screen.getByRole('textbox', { name: /Area/ })).toHaveValue('108');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nino Beridze');
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('599 001 234');
  });

  it('says the sum with its lines as the area changes, announced politely', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    expect(await summary().findByText('₾94.00')).toBeInTheDocument();
    expect(summary().getByText('Further m²: 8 × ₾0.50')).toBeInTheDocument();
    expect(summary().getByText('Total').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('sends nothing while something is missing, and says what at each field', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    await user.clear(screen.getByRole('textbox', { name: /Name/ }));
    await summary().findByText('₾94.00');
    await user.click(pay());
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Fill in this field.');
    expect(screen.getByText('Choose a day and a time.')).toBeInTheDocument();
    expect(made).toEqual([]);
  });

  it('names what the sum still needs when it is pressed without one', async () => {
    const { user } = await open({ ...photoTour, fields: photoTour.fields.map((field) => ({ ...field, required: 0 })) });
    await chooseFirstStatement(user);
    await chooseVisit(user);
    await user.clear(screen.getByRole('textbox', { name: /Area/ }));
    expect(await summary().findByText('Fill in the area and address to see the exact price.')).toBeInTheDocument();
    await user.click(pay());
    expect(screen.getByRole('textbox', { name: /Area/ })).toHaveAccessibleDescription(/^Fill in this field\./);
    expect(made).toEqual([]);
  });

  it('creates the order with an idempotency key, pays it and leads to its result', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    await chooseVisit(user);
    await summary().findByText('₾94.00');
    await user.click(pay());
    await waitFor(() => expect(pushed.at(-1)).toMatch(/^\/en\/payment-result\?.*payment_id=5/));
    expect(made).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{16,64}$/),
        body: {
          type: 'photo',
          statement_id: 7,
          area: '108',
          name: 'Nino Beridze',
          phone: '599001234',
          visit_day: '2026-11-24',
          visit_slot: '14:00',
        },
      },
    ]);
  });
});

describe('the visit', () => {
  it('skips full and closed days with the focus, and of slots that are taken', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    const days = within(screen.getByRole('radiogroup', { name: 'Day' })).getAllByRole('radio');
    expect(days.map((day) => (day as HTMLInputElement).disabled)).toEqual([false, false, true, false, false, false, true]);
    await user.click(screen.getByRole('radio', { name: /Tue, 24.Nov/ }));
    expect(screen.getByRole('radio', { name: '10:00–12:00: taken' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '12:00–14:00: last place' })).toBeEnabled();
  });

  it('says that somebody else took the slot, and keeps everything else', async () => {
    const { user } = await open();
    await chooseFirstStatement(user);
    await chooseVisit(user);
    await summary().findByText('₾94.00');
    refusal = { status: 422, errors: { visit_slot: ['errors.slot_taken'] }, message: 'errors.invalid' };
    slots = {
      ...freeSlots,
      days: freeSlots.days.map((day) => ({
        ...day,
        slots: day.slots.map((slot) => (slot.slot === '14:00' ? { ...slot, free: 0 } : slot)),
      })),
    };
    await user.click(pay());
    expect(await screen.findByRole('radio', { name: '14:00–16:00: taken' })).toBeDisabled();
    expect(within(screen.getByRole('group', { name: 'Day and time' })).getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Tue, 24.Nov/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Nino Beridze');
  });

  it('is not offered where nobody comes: the visitor may ask to be notified', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Flat 8/ }));
    expect(await screen.findByText('We do not serve Batumi yet.')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Day' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tell me when you do' }));
    expect(await screen.findByText('We will write to you when the service comes to Batumi.')).toBeInTheDocument();
    expect(notifyBodies).toEqual([{ city_id: 15 }]);
  });
});

describe('a guest', () => {
  it('signs in before paying, and the form is as it was afterwards', async () => {
    signIn(null);
    const { user, unmount } = await open();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByRole('textbox', { name: /Area/ }), '120');
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Gia');
    unmount();
    signIn(500);
    render(view());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Area/ })).toHaveValue('120'));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Gia');
    expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked();
  });

  it('begins with another address, and sees at once from what sum on', async () => {
    signIn(null);
    await open();
    expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked();
    expect(summary().getByText(/^from ₾/)).toBeVisible();
    expect(screen.queryByText('—')).toBeNull();
  });

  it('is asked to sign in to choose a listing', async () => {
    signIn(null);
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'My listing' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(useModal.getState().current).toBe('login');
  });
});

describe('the term', () => {
  const terms = (...days: number[]) => ({ days: days.map((count) => ({ days: count, price: 49 * count })) });
  const facebook = (...types: ServiceType[]): ServiceTypes => ({ ...photoTour, types });

  it('is asked where a kind has several, and not for kinds that are terms themselves', async () => {
    const { unmount } = render(view(facebook(typeOfService('boost', terms(3, 7)))));
    expect(await screen.findByText(services.order.days)).toBeVisible();
    unmount();
    render(view(facebook(typeOfService('3', terms(3)), typeOfService('7', terms(7)))));
    expect(await screen.findByText(services.order.type)).toBeVisible();
    expect(screen.queryByText(services.order.days)).toBeNull();
  });
});

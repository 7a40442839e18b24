import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Questionnaire } from '@/lib/contracts/questionnaires';
import { orderDraftName } from '@/lib/domain/order/order-draft';
import { cities } from '@/lib/domain/place/places.fixture';
import { readDraft } from '@/lib/stores/drafts';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import place from '@/messages/en/place.json';
import questionnaire from '@/messages/en/questionnaire.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { QuestionnaireView } from './questionnaire-view';

const uuid = '3f0c2c1e-7a41-4d1f-9f7b-0c1b7f4d2a10';
const answered = { real_estate_type: 1, city_id: 1, district_id: null, urban_id: null, address: 'Abashidze 12' };
const kept = (step: number, values: Questionnaire['values'] = answered): Questionnaire => ({ uuid, step, values, sent_at: null });
const calls: { call: string; body: unknown }[] = [];
const visited: string[] = [];
let refusal: Record<string, string[]> | null = null;
const answer = () => HttpResponse.json({ result: true, data: { questionnaire: kept(2) } });
const api = setupServer(
  http.get('*/api/locations/v2/cities', () => HttpResponse.json({ result: true, data: cities })),
  http.post('*/api/v1/questionnaires', () => {
    calls.push({ call: 'start', body: null });
    return answer();
  }),
  http.put(`*/api/v1/questionnaires/${uuid}`, async ({ request }) => {
    calls.push({ call: 'save', body: await request.json() });
    if (refusal === null) return answer();
    const body = { result: false, data: null, errors: refusal, message: 'errors.invalid', request_id: 'r' };
    return HttpResponse.json(body, { status: 422 });
  }),
  http.post(`*/api/v1/questionnaires/${uuid}/send`, () => {
    calls.push({ call: 'send', body: null });
    return answer();
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  calls.length = 0;
  visited.length = 0;
  refusal = null;
  window.sessionStorage.clear();
});
afterAll(() => api.close());

const renderView = (state: Questionnaire | null) =>
  render(
    <PageFrame
      address="/en/evaluation/questionnaire"
      messages={{ auth, common, errors, place, questionnaire }}
      router={{ push: (href) => visited.push(href) }}
    >
      <QuestionnaireView stored={state} types={[{ value: '1', label: 'Apartment' }]} />
    </PageFrame>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('begins with the first step, names it in the address and shows what is missing at its field', async () => {
  refusal = { city_id: ['errors.field_required'] };
  renderView(null);
  await userEvent.type(screen.getByLabelText(/^Street/), 'Abashidze 12');
  await press('Save and continue');
  expect(await screen.findByText(errors.field_required)).toBeVisible();
  expect(calls).toMatchObject([{ call: 'start' }, { call: 'save', body: { step: 1, address: 'Abashidze 12' } }]);
  expect(window.location.pathname).toBe(`/en/evaluation/questionnaire/${uuid}`);
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Abashidze 12');
});

it('continues with the first unanswered step, and goes back to answered ones', async () => {
  renderView(kept(2));
  expect(screen.getByRole('heading', { name: 'Area and condition' })).toBeVisible();
  await press('Back');
  expect(screen.getByRole('heading', { name: 'What is valued and where it is' })).toHaveFocus();
  expect(screen.getByLabelText(/^Street/)).toHaveValue('Abashidze 12');
  await press('Save and continue');
  expect(await screen.findByRole('heading', { name: 'Area and condition' })).toHaveFocus();
});

it('ends in the order of a valuation, which has every answer', async () => {
  const values = { ...answered, area: 72, floor: 5, condition: 'good', purpose: 'bank', wished_date: null } as const;
  renderView(kept(4, values));
  await userEvent.type(screen.getByLabelText(/^Name/), 'Tamar');
  await userEvent.type(screen.getByLabelText(/^Phone/), '599700100');
  await press('Go to the order');
  await expect.poll(() => visited).toEqual(['/en/shefaseba/RatersView']);
  expect(calls.map(({ call }) => call)).toEqual(['save', 'send']);
  expect(readDraft(orderDraftName('shefaseba'))).toMatchObject({
    type: 'bank',
    property: 'address',
    place: { city_id: 1 },
    address: 'Abashidze 12',
    fields: { real_estate_type: '1', area: '72', purpose: 'mortgage', name: 'Tamar', phone: '599700100' },
  });
  expect(readDraft(orderDraftName('shefaseba'))).toMatchObject({ fields: { comment: 'Floor: 5. Condition: Good' } });
});

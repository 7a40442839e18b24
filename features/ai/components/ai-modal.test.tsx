import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Estimate, EstimateBody } from '@/lib/contracts/estimate';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { CurrencyProvider } from '@/lib/stores/currency';
import { claimDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import ai from '@/messages/en/ai.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { apiFailure, cities, estimate, filledForm, parameters } from '../estimate.fixture';
import { createEstimateStore } from '../stores/estimate-store';
import { AiModal } from './ai-modal';

const statement = partial<StatementDetail>({
  id: 10_000_007,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  street_id: 1774,
  addresses: { ka: 'ჭავჭავაძის გამზ. 37', en: 'Chavchavadze Ave. 37', ru: 'пр. Чавчавадзе 37' },
  urban_names: { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' },
  lat: 41.71,
  lng: 44.76,
  project_type_id: 8,
  status_id: 2,
  condition_id: 1,
  room_type_id: 2,
  floor: 7,
  total_floors: 14,
  area: 64.50000000000001,
  balconies: null,
  balcony_area: null,
  build_year_id: 3,
  parameters: [],
});

type Options = {
  statementId?: number | null;
  found?: StatementDetail | Error;
  results?: (Error | Estimate)[];
  excludedUserId?: number | null;
};

function show({ statementId = null, found = statement, results = [], excludedUserId = null }: Options = {}) {
  const sent: EstimateBody[] = [];
  const closed: string[] = [];
  const store = createEstimateStore(async (body) => {
    sent.push(body);
    const result = results.shift() ?? estimate;
    if (result instanceof Error) throw result;
    return result;
  });
  render(
    <PageFrame address="/en" messages={{ ai, common, errors }}>
      <CurrencyProvider initialId={1}>
        <AiModal
          statementId={statementId}
          renderMap={({ label }) => <div role="img" aria-label={label} />}
          videoUrl={null}
          excludedUserId={excludedUserId}
          onClose={() => closed.push('closed')}
          store={store}
          findStatement={async () => {
            if (found instanceof Error) throw found;
            return found;
          }}
        />
      </CurrencyProvider>
    </PageFrame>,
  );
  return { store, sent, closed, user: userEvent.setup() };
}

const signIn = () => useSession.setState({ user: { id: 7 } as SessionUser, isChecked: true });
const start = () => screen.getByRole('button', { name: 'Find the market value' });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['cities'], cities);
  queryClient.setQueryData(['filter-parameters'], parameters);
  queryClient.setQueryData(['exchange-rate'], { 1: 1, 2: 2.7 });
  useSession.setState({ user: null, isChecked: true });
  useModal.getState().reset();
  window.sessionStorage.clear();
});

describe('the introduction', () => {
  it('opens the login for a guest, hides behind it, and comes back', async () => {
    const { user, store } = show();
    await user.click(start());
    expect(useModal.getState().current).toBe('login');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().tab).toBe(1);
    act(() => useModal.getState().close('login'));
    expect(await screen.findByRole('dialog', { name: 'What is a home worth today?' })).toBeVisible();
  });

  it('leads a guest to the form after the sign-in', async () => {
    const { user } = show();
    await user.click(start());
    cleanup();
    useModal.getState().reset();
    claimDrafts(7);
    signIn();
    useSession.setState({ intent: takeIntent() });
    show();
    expect(screen.getByRole('dialog', { name: /Apartment details/ })).toBeVisible();
  });

  it('opens the form again with what was typed when the session ended over it', async () => {
    claimDrafts(7);
    signIn();
    const { user } = show();
    await user.click(start());
    await user.type(screen.getByRole('textbox', { name: /^Area/ }), '64');
    act(() => useSession.setState({ user: null }));
    cleanup();
    signIn();
    useSession.setState({ intent: takeIntent() });
    show();
    expect(screen.getByRole('textbox', { name: /^Area/ })).toHaveValue('64');
  });

  it('leads signed-in visitors to the form, and Back returns', async () => {
    signIn();
    const { user } = show();
    await user.click(start());
    expect(screen.getByRole('dialog', { name: /Apartment details/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(start()).toBeVisible();
  });

  it.each(['{Escape}', 'button'])('closes by %s', async (method) => {
    const { user, closed } = show();
    if (method === 'button') await user.click(screen.getByRole('button', { name: 'Close' }));
    else await user.keyboard(method);
    expect(closed).toEqual(['closed']);
  });

  it('is switched off for the excluded account', async () => {
    signIn();
    const { user, sent } = show({ excludedUserId: 7, statementId: statement.id });
    await user.click(start());
    expect(screen.getByText('Estimates are switched off for this account.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a statement', () => {
  it('is estimated at once from its own data for signed-in visitors', async () => {
    signIn();
    const { sent, store } = show({ statementId: statement.id });
    expect(await screen.findByRole('heading', { name: 'Estimated market price' })).toBeVisible();
    expect(store.getState()).toMatchObject({ tab: 0, modalSucceed: true, fromStatementNoSucceed: false });
    expect(sent).toEqual([
      expect.objectContaining({ statement_id: statement.id, flat_area: 64.5, elevator: 0, real_estate_sector: 'vake', floor: 7 }),
    ]);
  });

  it('is not estimated again by closing', async () => {
    signIn();
    const { user, sent, store } = show({ statementId: statement.id });
    await screen.findByRole('heading', { name: 'Estimated market price' });
    await user.keyboard('{Escape}');
    expect(start()).toBeVisible();
    expect(store.getState()).toMatchObject({ tab: 1, isEstimating: false, estimate: null });
    expect(sent).toHaveLength(1);
  });

  it('waits for a guest to sign in', async () => {
    const { sent } = show({ statementId: statement.id });
    expect(start()).toBeVisible();
    expect(sent).toEqual([]);
    act(signIn);
    expect(await screen.findByRole('heading', { name: 'Estimated market price' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('opens the form with its data where they are incomplete', async () => {
    signIn();
    const { sent, store } = show({ statementId: statement.id, found: { ...statement, condition_id: null } });
    expect(await screen.findByText(/Fill in what is missing/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Condition' })).toHaveAccessibleDescription('Condition is required');
    expect(screen.getByRole('textbox', { name: 'Floor' })).toHaveValue('7');
    expect(store.getState()).toMatchObject({ tab: 2, fromStatementNoSucceed: true, modalSucceed: false });
    expect(sent).toEqual([]);
  });

  it('opens the form with advice where too few homes are nearby', async () => {
    signIn();
    const insufficientData = apiFailure(422, { latitude: ['errors.estimate_thin'] });
    const { store } = show({ statementId: statement.id, results: [insufficientData] });
    expect(await screen.findByText(/Too few similar apartments/)).toBeVisible();
    expect(store.getState()).toMatchObject({ tab: 2, fromStatementNoSucceed: true, estimate: null });
  });

  it.each([
    ['is rented out', { ...statement, deal_type_id: 2 }],
    ['lies elsewhere', { ...statement, city_id: 15 }],
    ['cannot be read', apiFailure(404)],
  ])('that %s offers an empty form', async (_, found) => {
    signIn();
    const { store } = show({ statementId: statement.id, found });
    expect(await screen.findByText(/Automatic estimates cover apartments for sale in Tbilisi/)).toBeVisible();
    expect(store.getState()).toMatchObject({ statementId: null, fromStatementNoSucceed: true });
  });
});

describe('the result', () => {
  async function result() {
    signIn();
    const shown = show();
    act(() => shown.store.getState().change(filledForm));
    await act(() => shown.store.getState().submit());
    return shown;
  }

  it('shows the total and the price per m² in both currencies, and 6% below and above', async () => {
    await result();
    const dialog = screen.getByRole('dialog', { name: 'AI estimate' });
    expect(dialog).toHaveTextContent('Chavchavadze Avenue 37 · 64 m² · 2 rooms');
    expect(dialog).toHaveTextContent('₾243,000$90,000 · ₾3,797/m²');
    expect(screen.getByText('Range of the price: ₾228,420 – ₾257,580')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('−6%');
  });

  it('shows the wider range of the model and its error', async () => {
    await result();
    expect(screen.getByText(/in a wider range: ₾200,000 – ₾290,000\. The model’s typical error: 8\.5%/)).toBeVisible();
  });

  it('lists comparable apartments with links to their pages', async () => {
    await result();
    const [near, far] = screen.getAllByRole('link', { name: /Counts/ });
    expect(near).toHaveAttribute('href', '/en/statements/10000001');
    expect(near).toHaveTextContent('₾250,000₾3,900/m²64.5 m² · 2 rooms · Floor 5 of 9 · 140 m awayCounts a lot');
    expect(far).toHaveTextContent('₾200,000₾3,600/m²55 m² · 1.3 km awayCounts a little');
  });

  it('leads to the valuation by a person', async () => {
    await result();
    expect(screen.getByRole('link', { name: /Order a valuation/ })).toHaveAttribute('href', '/en/shefaseba');
  });

  it('leads to the introduction for another apartment, and to the form for the same one', async () => {
    const { user } = await result();
    await user.click(screen.getByRole('button', { name: /Change the details/ }));
    expect(screen.getByRole('textbox', { name: 'Area, m²' })).toHaveValue('64');
    await user.click(screen.getByRole('button', { name: 'Estimate the price' }));
    await user.click(await screen.findByRole('button', { name: /Find the price/ }));
    await user.click(start());
    expect(screen.getByRole('textbox', { name: 'Area, m²' })).toHaveValue('');
  });

  it('is discarded when the modal closes, typed values are not', async () => {
    const { user, store } = await result();
    await user.keyboard('{Escape}');
    expect(store.getState()).toMatchObject({ tab: 1, estimate: null, modalSucceed: false });
    expect(store.form.getValues()).toEqual(filledForm);
  });
});

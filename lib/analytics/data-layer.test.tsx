import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { partial } from '@/tests/factories/partial';
import type { LayerEvent } from './data-layer';

/** A page load: its modules have no state yet. */
async function load(role?: string) {
  vi.resetModules();
  const { useSession } = await import('@/lib/stores/session/session-store');
  useSession.setState({ user: role === undefined ? null : partial<SessionUser>({ roles: [role] }), isChecked: true });
  return import('./data-layer');
}
function storeConsent(attributes = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this environment.
  document.cookie = `analyticsConsent=granted; path=/${attributes}`;
}

const layer = (): LayerEvent[] => window.dataLayer ?? [];

beforeEach(() => {
  delete window.dataLayer;
  window.sessionStorage.clear();
  storeConsent('; max-age=0');
});

describe('the role', () => {
  it.each([
    ['broker', 'Realtor'],
    ['agent', 'Realtor'],
    ['developer', 'Developer'],
    ['designer', 'Owner'],
    ['physical', 'Owner'],
  ])('of a %s is %s', async (role, expected) => {
    const { analyticsRole } = await load();
    expect(analyticsRole({ roles: [role] })).toBe(expected);
  });

  it('is that of the first role, and of an owner without any', async () => {
    const { analyticsRole } = await load();
    expect(analyticsRole({ roles: ['physical', 'broker'] })).toBe('Owner');
    expect(analyticsRole({ roles: [] })).toBe('Owner');
    expect(analyticsRole(null)).toBe('Owner');
  });
});

describe('steps to a service', () => {
  it('are queued until the visitor agrees, and then sent in their order', async () => {
    const { trackService } = await load();
    trackService('view_item', 3);
    trackService('add_to_cart', 3, { amount: 158 });
    expect(layer()).toEqual([]);
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('view_item');
    window.dispatchEvent(new Event('analytics-consent'));
    expect(layer()).toEqual([]);
    storeConsent();
    window.dispatchEvent(new Event('analytics-consent'));
    expect(layer()).toEqual([
      { event: 'view_item', user_role: 'Owner', service_id: 3 },
      { event: 'add_to_cart', user_role: 'Owner', service_id: 3, value: 158, currency: 'GEL' },
    ]);
    trackService('begin_checkout', 3, { amount: 158, paymentId: 7 });
    expect(layer().map(({ event }) => event)).toEqual(['view_item', 'add_to_cart', 'begin_checkout']);
  });

  it('are sent at once on a later page', async () => {
    storeConsent();
    const { trackService } = await load('broker');
    trackService('purchase', 1, { amount: 56, paymentId: 9 });
    expect(layer()).toEqual([
      { event: 'purchase', user_role: 'Realtor', service_id: 1, value: 56, currency: 'GEL', transaction_id: '9' },
    ]);
  });

  it('count once for a payment, however often its result is shown', async () => {
    storeConsent();
    const first = await load();
    for (const paymentId of [9, 9, 10]) first.trackService('purchase', 1, { paymentId });
    const reloaded = await load();
    reloaded.trackService('purchase', 1, { paymentId: 9 });
    expect(layer().map((each) => 'transaction_id' in each && each.transaction_id)).toEqual(['9', '10']);
  });
});

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sessionMarker } from '@/lib/session';
import { hasSessionMarker } from './session-signals';

const { clearCardCopies } = vi.hoisted(() => ({ clearCardCopies: vi.fn(async () => {}) }));
// jsdom has no IndexedDB; a journey shows the copies themselves.
vi.mock('@/lib/offline/card-copies', () => ({ clearCardCopies }));

const user = {
  id: 5,
  name: 'ნინო',
  logo: null,
  email: null,
  slug: null,
  roles: ['physical'],
  type_id: 1,
  legal_name: null,
  identification_code: null,
  global_user_id: 5,
  balance_id: null,
  balance: 0,
  valid_phone_numbers: [],
};
const profile = {
  ...user,
  pending_email: null,
  login_phone: null,
  locale: 'ka',
  muted_mail_types: [],
  languages: [],
  about: '',
  has_password: true,
  created_at: '2026-11-20T10:00:00.000Z',
};
let isKnown = true;
let calls: string[] = [];
const found = (data: unknown) => HttpResponse.json({ result: true, data });
const refusal = (status: number) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.unauthorised', request_id: 'r' }, { status });

const api = setupServer(
  http.all('*/api/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/', '');
    calls.push(path);
    if (path === 'v1/auth/logout' || path === 'v1/logout') return HttpResponse.json({ result: true });
    if (!isKnown) return refusal(401);
    if (path === 'auth-service/auth/grouped-info') return found({ user });
    if (path === 'microservice/auth/grouped-info') return found(profile);
    if (path.endsWith('active-packages')) return found([]);
    return refusal(500);
  }),
);
const count = (path: string): number => calls.filter((call) => call === path).length;

let closePage: (() => void) | null = null;

/** Loads the modules again for each page: they store whether the end of the session was reported. */
async function openPage() {
  vi.resetModules();
  const lifecycle = await import('./session-lifecycle');
  closePage = lifecycle.resetSession;
  const { useSession: session } = await import('./session-store');
  const { useModal: modal } = await import('@/lib/stores/modal-store');
  const { queryClient } = await import('@/lib/api/query-client');
  const cached = (key: string) => queryClient.getQueryData([key]);
  const { onUnauthorised } = await import('@/lib/api/unauthorised');
  const { callApi } = await import('@/lib/api/client');
  onUnauthorised(lifecycle.expireSession);
  const anyCall = () => callApi(z.unknown(), { url: '/v1/users/clients' }).catch(() => null);
  return { ...lifecycle, session, modal, anyCall, cached };
}

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  isKnown = true;
  calls = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the browser of the tests.
  document.cookie = `${sessionMarker}=1; path=/`;
});
afterEach(() => {
  vi.useRealTimers();
  // A page without a visitor fetches nothing more.
  closePage?.();
});
afterAll(() => api.close());

describe('the beginning', () => {
  it('has the visitor after both checks, which run once for concurrent starts', async () => {
    const { startSession, session, cached } = await openPage();
    await Promise.all([startSession(false), startSession(false)]);
    expect(session.getState()).toMatchObject({ isChecked: true, user: { id: 5 } });
    expect(cached('profile')).toMatchObject({ languages: [] });
    expect(count('auth-service/auth/grouped-info')).toBe(1);
  });

  it('fetches the packages and counts of the account a second after the visitor is known', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { startSession, cached } = await openPage();
    await startSession(false);
    await vi.advanceTimersByTimeAsync(999);
    expect([cached('active-packages'), count('microservice-projects/me/active-packages')]).toEqual([undefined, 0]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(cached('active-packages')).toEqual([]));
    expect(count('microservice/users/statements/counts')).toBe(1);
  });

  it('fetches neither for a visitor who has left within that second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { startSession, resetSession } = await openPage();
    await startSession(false);
    resetSession();
    await vi.advanceTimersByTimeAsync(5000);
    expect(count('microservice-projects/me/active-packages')).toBe(0);
  });

  it('passes the guest’s intent only to the first who signs in', async () => {
    const { storeIntent } = await import('@/lib/stores/intent-draft');
    storeIntent('message 7');
    const { startSession, session } = await openPage();
    await startSession(false);
    expect(session.getState().intent).toBe('message 7');
    const next = await openPage();
    await next.startSession(false);
    expect(next.session.getState().intent).toBeNull();
  });

  it('removes what another visitor has left', async () => {
    const { claimDrafts, writeDraft } = await import('@/lib/stores/drafts');
    claimDrafts(6);
    writeDraft('client new', { name: 'Tea' });
    const { startSession } = await openPage();
    await startSession(false);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('with an expired session ends in a guest, checked, without its marker and without the login', async () => {
    isKnown = false;
    const { startSession, session, modal } = await openPage();
    await startSession(false);
    expect(session.getState()).toMatchObject({ isChecked: true, user: null });
    expect([hasSessionMarker(), modal.getState().current, count('v1/logout')]).toEqual([false, null, 0]);
  });

  it('is checked although the check failed, and keeps the marker', async () => {
    api.use(http.get('*/api/auth-service/auth/grouped-info', () => refusal(500)));
    const { startSession, session } = await openPage();
    await startSession(false);
    api.resetHandlers();
    expect([session.getState().isChecked, session.getState().user, hasSessionMarker()]).toEqual([true, null, true]);
  });
});

describe('the rule of 401', () => {
  it('logs out once however many calls were refused, clears the visitor and offers the login', async () => {
    const { startSession, anyCall, session, modal, cached } = await openPage();
    await startSession(false);
    isKnown = false;
    await Promise.all([anyCall(), anyCall(), anyCall()]);
    await anyCall();
    await vi.waitFor(() => expect(count('v1/logout')).toBe(1));
    expect([session.getState().user, cached('profile'), modal.getState().current]).toEqual([null, undefined, 'login']);
    expect(hasSessionMarker()).toBe(false);
  });

  it('reports no end to the server when a guest is refused, and still offers the login', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the browser of the tests.
    document.cookie = `${sessionMarker}=; path=/; max-age=0`;
    const { expireSession, modal } = await openPage();
    expireSession();
    expect([calls, modal.getState().current]).toEqual([[], 'login']);
  });

  it('logs out once even where the marker of the expired session stays', async () => {
    const { startSession, expireSession, anyCall } = await openPage();
    await startSession(false);
    expireSession();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the browser of the tests.
    document.cookie = `${sessionMarker}=1; path=/`;
    expireSession();
    await vi.waitFor(() => expect(count('v1/logout')).toBe(1));
    await anyCall();
    expect(count('v1/logout')).toBe(1);
  });

  it('works again for the next session of the same page', async () => {
    const { startSession, expireSession } = await openPage();
    await startSession(false);
    expireSession();
    await startSession(false);
    expireSession();
    await vi.waitFor(() => expect(count('v1/logout')).toBe(2));
  });
});

describe('the sign-out', () => {
  it('clears the page and notifies the other tabs at once, and lasts a second longer', async () => {
    window.localStorage.clear();
    const { startSession, signOut, session, modal } = await openPage();
    await startSession(false);
    modal.getState().open('companies');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const leaving = signOut().then(() => {
      isOver = true;
    });
    // The response comes by real time; only the waiting is counted.
    while (session.getState().user !== null) await new Promise(setImmediate);
    expect(modal.getState().current).toBeNull();
    expect(window.localStorage.getItem('session-event')).toMatch(/^signed-out /);
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(isOver).toBe(true);
  });

  it('leaves no drafts and no copies of cards, here or in the other tabs, and the end of a session leaves them', async () => {
    const { startSession, resetSession, forgetVisitor } = await openPage();
    await startSession(false);
    const { writeDraft } = await import('@/lib/stores/drafts');
    const { rememberViewed } = await import('@/lib/stores/lists/seen-statements');
    const viewed = () => window.localStorage.getItem('viewed-statements');
    clearCardCopies.mockClear();
    writeDraft('client new', { name: 'Tea' });
    rememberViewed(7, 1);
    resetSession();
    expect([window.sessionStorage.length, viewed(), clearCardCopies.mock.calls.length]).toEqual([1, '[{"id":7,"atMs":1}]', 0]);
    forgetVisitor();
    expect([window.sessionStorage.length, viewed()]).toEqual([0, '[]']);
    await vi.waitFor(() => expect(clearCardCopies).toHaveBeenCalledOnce());
  });

  it('offers no login for a pending call', async () => {
    const { startSession, signOut, session, modal, anyCall } = await openPage();
    await startSession(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const leaving = signOut();
    while (session.getState().user !== null) await new Promise(setImmediate);
    isKnown = false;
    await anyCall();
    expect(modal.getState().current).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    await leaving;
    await anyCall();
    expect(modal.getState().current).toBe('login');
  });

  it('does not happen when the server cannot be reached', async () => {
    const { startSession, signOut, session } = await openPage();
    await startSession(false);
    api.use(http.post('*/api/v1/auth/logout', () => HttpResponse.error()));
    await expect(signOut()).rejects.toThrow();
    api.resetHandlers();
    expect(session.getState().user).not.toBeNull();
  });
});

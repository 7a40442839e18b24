import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const hourMs = 60 * 60 * 1000;

/** Loads the module again, as a page load does: only the storage is left. */
async function openPage() {
  vi.resetModules();
  return await import('./drafts');
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

it.each(['session', 'local'] as const)(
  'shows the visitor the draft again after a page load, from the %s storage',
  async (place) => {
    const before = await openPage();
    before.claimDrafts(5);
    before.writeDraft('client new', { name: 'Nino' }, place);
    const after = await openPage();
    after.claimDrafts(5);
    expect(after.readDraft('client new', place)).toEqual({ name: 'Nino' });
  },
);

it('shows it to a guest neither before nor after somebody else has signed in, and not to that visitor', async () => {
  const before = await openPage();
  before.claimDrafts(5);
  before.writeDraft('client new', 'secret');
  const guest = await openPage();
  expect(guest.readDraft('client new')).toBeNull();
  guest.claimDrafts(6);
  expect(guest.readDraft('client new')).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

it('makes the draft of a guest that of the account, and of no other one later', async () => {
  const guest = await openPage();
  guest.writeDraft('message 7', 'Hello');
  const signedIn = await openPage();
  expect(signedIn.readDraft('message 7')).toBe('Hello');
  signedIn.claimDrafts(5);
  expect(signedIn.readDraft('message 7')).toBe('Hello');
  signedIn.claimDrafts(6);
  expect(signedIn.readDraft('message 7')).toBeNull();
});

it('ends a draft of a tab after a day, and one that outlives the tab after a month', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { readDraft, writeDraft } = await openPage();
  const both = () => [readDraft('one'), readDraft('two', 'local')];
  writeDraft('one', 1);
  writeDraft('two', 2, 'local');
  vi.setSystemTime(Date.now() + 23 * hourMs);
  expect(both()).toEqual([1, 2]);
  vi.setSystemTime(Date.now() + hourMs);
  expect(both()).toEqual([null, 2]);
  vi.setSystemTime(Date.now() + 29 * 24 * hourMs);
  expect(both()).toEqual([null, null]);
});

it('removes all drafts at a sign-out, and nothing else', async () => {
  const { claimDrafts, clearDrafts, writeDraft } = await openPage();
  claimDrafts(5);
  writeDraft('one', 1);
  writeDraft('two', 2, 'local');
  window.localStorage.setItem('currency', '2');
  clearDrafts();
  expect([window.sessionStorage.length, Object.keys(window.localStorage)]).toEqual([0, ['currency']]);
});

it('ignores an unreadable draft', async () => {
  const { readDraft } = await openPage();
  for (const text of ['{', 'null', '"text"', '{"value":1}']) {
    window.sessionStorage.setItem('draft:one', text);
    expect(readDraft('one')).toBeNull();
  }
});

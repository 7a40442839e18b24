import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { clearDrafts } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';
import publishing from '@/messages/en/publishing.json';
import { partial } from '@/tests/factories/partial';
import { ownStatement } from '@/tests/factories/saved-statement';
import { Autosave, type AutosaveOptions } from '../stores/autosave';
import { readLocalCopy, writeLocalCopy } from '../stores/local-copy';
import { type PublishForm, PublishFormContext } from './form-context';
import { LeaveGuard } from './leave-guard';

const copy = { values: { price: '99000' }, version: 1 };
let followed: string[] = [];

/** A published statement with an unsaved price, and a link that leaves the page. */
function show() {
  const autosave = new Autosave(partial<AutosaveOptions>({ statement: ownStatement({ state: 'active' }), isRestored: true }));
  const photos = { isBusy: () => false } as PublishForm['photos'];
  render(
    <NextIntlClientProvider locale="en" messages={{ publishing }}>
      <PublishFormContext value={partial<PublishForm>({ autosave, photos })}>
        <LeaveGuard />
        <a
          href="/en/auth"
          onClick={(event) => {
            followed.push(event.currentTarget.pathname);
            event.preventDefault();
          }}
        >
          away
        </a>
      </PublishFormContext>
    </NextIntlClientProvider>,
  );
  const leavesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { leavesSilently, leave: () => userEvent.click(screen.getByRole('link', { name: 'away' })) };
}

beforeEach(() => {
  followed = [];
  writeLocalCopy(77, copy as Parameters<typeof writeLocalCopy>[1]);
  useSession.setState({ user: { id: 5 } as SessionUser, isChecked: true });
});

it('asks before unsaved values are lost', async () => {
  const { leave, leavesSilently } = show();
  await leave();
  expect(screen.getByRole('dialog', { name: publishing.leave.title })).toBeVisible();
  expect([followed, leavesSilently()]).toEqual([[], false]);
});

it('lets the sign-in be followed after the end of the session, and keeps the values for it', async () => {
  const { leave, leavesSilently } = show();
  act(() => useSession.setState({ user: null }));
  await leave();
  expect([followed, leavesSilently()]).toEqual([['/en/auth'], true]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readLocalCopy(77)).toMatchObject({ values: { price: '99000' } });
});

it('asks after a sign-out, which leaves nothing in the browser', async () => {
  const { leave, leavesSilently } = show();
  act(() => useSession.setState({ user: null }));
  clearDrafts();
  await leave();
  expect(screen.getByRole('dialog', { name: publishing.leave.title })).toBeVisible();
  expect([followed, leavesSilently()]).toEqual([[], false]);
});

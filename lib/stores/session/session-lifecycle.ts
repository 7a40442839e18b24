import { ApiFailure } from '@/lib/api/client';
import { generateLiveChatToken } from '@/lib/api/live-chat';
import { activePackagesQuery, profileQuery } from '@/lib/api/profile';
import { queryClient } from '@/lib/api/query-client';
import { checkSession, clearExpiredSession, logOut } from '@/lib/api/session';
import { ownStatementCountsQuery } from '@/lib/api/statements/own-statement-count';
import { claimDrafts, clearDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { detachAccountLists, mergeGuestLists } from '@/lib/stores/lists/guest-lists';
import { clearViewed } from '@/lib/stores/lists/seen-statements';
import { useLiveChat } from '@/lib/stores/live-chat';
import { useModal } from '@/lib/stores/modal-store';
import { announceSession, hasSessionMarker, removeSessionMarker } from './session-signals';
import { useSession } from './session-store';

const prefetchDelayMs = 1000;
const signOutDelayMs = 1000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the end of this page's session has been reported to the server, which happens once. */
let isEndReported = false;
/** While the visitor signs out, pending calls are refused. That is not reported. */
let isSigningOut = false;

async function prefetchAccount(): Promise<void> {
  await wait(prefetchDelayMs);
  if (useSession.getState().user === null) return;
  await Promise.all([
    queryClient.prefetchQuery({ ...activePackagesQuery, retry: false }),
    queryClient.prefetchQuery({ ...ownStatementCountsQuery, retry: false }),
  ]);
}

async function informLiveChat(userId: number): Promise<void> {
  const token = await generateLiveChatToken();
  // The visitor may have signed out before the token arrived.
  if (useSession.getState().user?.id === userId) useLiveChat.setState({ token });
}

function clearVisitor(): void {
  removeSessionMarker();
  detachAccountLists();
  useLiveChat.setState({ token: null });
  // What is on screen stays, so that nothing typed is lost. Nothing else may reach the next visitor of this browser.
  queryClient.removeQueries({ type: 'inactive' });
  useSession.setState({ user: null, isChecked: true, intent: null });
}

async function checkVisitor(hasLiveChat: boolean): Promise<void> {
  try {
    const [user] = await Promise.all([checkSession(), queryClient.fetchQuery({ ...profileQuery(), retry: false })]);
    isEndReported = false;
    claimDrafts(user.id);
    useSession.setState({ user, isChecked: true, intent: takeIntent() });
    // The page works without the saved statements of the account; a guest's list then joins it at the next visit.
    mergeGuestLists().catch(() => null);
    // Without a token the chat treats the visitor as a guest.
    if (hasLiveChat) informLiveChat(user.id).catch(() => null);
    void prefetchAccount();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) clearVisitor();
    else useSession.setState({ isChecked: true });
  }
}

let pendingCheck: Promise<void> | null = null;

/**
 * Checks the session of this browser, once at a time; a guest's lists then join the account.
 * @param hasLiveChat whether a live chat is configured, which then gets the visitor's identity
 */
export function startSession(hasLiveChat: boolean): Promise<void> {
  pendingCheck ??= checkVisitor(hasLiveChat).finally(() => {
    pendingCheck = null;
  });
  return pendingCheck;
}

/**
 * The rule of 401: however many calls are refused, one call logs out, the user is cleared and the login is offered. The page stays as
 * it is, so that nothing typed is lost.
 */
export function expireSession(): void {
  if (isSigningOut) return;
  if (useSession.getState().user !== null || hasSessionMarker()) {
    // The session has ended already, so that a failure of this call changes nothing.
    if (!isEndReported) clearExpiredSession().catch(() => null);
    isEndReported = true;
    clearVisitor();
  }
  useModal.getState().open('login');
}

/** Clears this tab after the end of the session. */
export function resetSession(): void {
  clearVisitor();
  useModal.getState().reset();
}

/** Clears this tab after a sign-out, here or in another one: nothing that was typed is left for the next visitor. */
export function forgetVisitor(): void {
  resetSession();
  clearDrafts();
  clearViewed();
  // Most visitors have not loaded this code.
  import('@/lib/push/browser-push').then(({ dropPush }) => dropPush()).catch(() => null);
  import('@/lib/offline/card-copies').then(({ clearCardCopies }) => clearCardCopies()).catch(() => null);
}

/** Notifies the other tabs that the visitor has signed out. */
export const announceSignOut = (): void => announceSession('signed-out');

/**
 * Signs the visitor out and waits a second, so that the other tabs are notified before this one leaves the page.
 * @throws ApiFailure when the server could not be reached; the session then continues
 */
export async function signOut(): Promise<void> {
  await logOut();
  isSigningOut = true;
  forgetVisitor();
  announceSignOut();
  await wait(signOutDelayMs);
  isSigningOut = false;
}

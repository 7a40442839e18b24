import { getActivePackages } from '@/lib/api/active-packages';
import { ApiFailure } from '@/lib/api/client';
import { generateLiveChatToken } from '@/lib/api/live-chat';
import { countOwnStatements } from '@/lib/api/own-statement-count';
import { checkSession, clearExpiredSession, getProfile, logOut } from '@/lib/api/session';
import { detachAccountLists, mergeGuestLists } from './guest-lists';
import { useLiveChat } from './live-chat';
import { useModal } from './modal-store';
import { announceSession } from './session-channel';
import { hasSessionMarker, removeSessionMarker } from './session-marker';
import { guestState, useSession } from './session-store';
import { clearDrafts } from './text-draft';

const figuresDelayMs = 1000;
const signOutDelayMs = 1000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the end of this page's session was told to the server: it is told once. */
let isEndReported = false;
/** The session has ended at the visitor's wish: calls that were on their way are refused, which is nothing to be told. */
let isSigningOut = false;

async function fetchFigures(): Promise<void> {
  await wait(figuresDelayMs);
  if (useSession.getState().user === null) return;
  const [packages, count] = await Promise.allSettled([getActivePackages(), countOwnStatements()]);
  if (useSession.getState().user === null) return;
  useSession.setState({
    packages: packages.status === 'fulfilled' ? packages.value : null,
    ownStatements: count.status === 'fulfilled' ? count.value : null,
  });
}

async function informLiveChat(userId: number): Promise<void> {
  const token = await generateLiveChatToken();
  // Whoever asked may have signed out meanwhile.
  if (useSession.getState().user?.id === userId) useLiveChat.setState({ token });
}

function clearVisitor(): void {
  removeSessionMarker();
  detachAccountLists();
  useLiveChat.setState({ token: null });
  useSession.setState({ ...guestState, isChecked: true });
}

async function checkVisitor(hasLiveChat: boolean): Promise<void> {
  try {
    const [user, profile] = await Promise.all([checkSession(), getProfile()]);
    isEndReported = false;
    useSession.setState({ user, profile, isChecked: true });
    // Without the marks of the account the page still stands; a guest's list waits for the next visit.
    mergeGuestLists().catch(() => null);
    // A chat that does not answer takes the visitor for a guest.
    if (hasLiveChat) informLiveChat(user.id).catch(() => null);
    void fetchFigures();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) clearVisitor();
    else useSession.setState({ isChecked: true });
  }
}

let pendingCheck: Promise<void> | null = null;

/**
 * Asks who holds the session of this browser, once at a time; a guest's lists then join the account.
 * @param hasLiveChat whether a live chat is configured, which is then told
 */
export function startSession(hasLiveChat: boolean): Promise<void> {
  pendingCheck ??= checkVisitor(hasLiveChat).finally(() => {
    pendingCheck = null;
  });
  return pendingCheck;
}

/**
 * The rule of 401: however many calls were refused, one call logs out, the user is gone and the login is offered. What stands on the
 * page stays, so that nothing typed is lost.
 */
export function expireSession(): void {
  if (isSigningOut) return;
  if (useSession.getState().user !== null || hasSessionMarker()) {
    // The session is dead already; whether the server also heard so changes nothing here.
    if (!isEndReported) clearExpiredSession().catch(() => null);
    isEndReported = true;
    clearVisitor();
  }
  useModal.getState().open('login');
}

/** Clears what this tab knows when another one signed out. */
export function resetSession(): void {
  clearVisitor();
  useModal.getState().reset();
}

/** Tells the other tabs that nobody is signed in any more. */
export const announceSignOut = (): void => announceSession('signed-out');

/**
 * Signs out at the visitor's wish and waits a second, so that the other tabs have heard it before this one leaves.
 * @throws ApiFailure when the server could not be reached; the session then goes on
 */
export async function signOut(): Promise<void> {
  await logOut();
  isSigningOut = true;
  resetSession();
  clearDrafts();
  announceSignOut();
  await wait(signOutDelayMs);
  isSigningOut = false;
}

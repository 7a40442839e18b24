import { create } from 'zustand';
import { mergeMessages, type PendingMessage } from '@/components/chat/chat-lines';
import { ApiFailure } from '@/lib/api/client';
import type { ChatFile, ChatMessage, ChatStatus } from '@/lib/contracts/chat/chat';
import type { Locale } from '@/lib/contracts/common';
import { useSession } from '@/lib/stores/session/session-store';
import { markChatRead, rateChat, readChat, sendChatMessage, startChat } from '../queries/chat';
import { connectEvents } from './chat-events';
import { hasChat, setChatMarker } from './chat-marker';

type ChatState = {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null before the first message. */
  status: ChatStatus | null;
  messages: ChatMessage[];
  pending: PendingMessage[];
  hasMore: boolean;
  isOnline: boolean;
  /** False while the connection is lost. */
  isConnected: boolean;
  /** The last message that was read when the chat was opened; the unread ones follow it. */
  readId: number;
};

const empty: ChatState = {
  phase: 'idle',
  status: null,
  messages: [],
  pending: [],
  hasMore: false,
  isOnline: false,
  isConnected: true,
  readId: 0,
};

/** The conversation of this browser. It is loaded when the help is opened, or where there is one already. */
export const useChat = create<ChatState>()(() => empty);
const { getState: get, setState: set } = useChat;

let disconnect: (() => void) | null = null;

function applyMessages(added: ChatMessage[]): void {
  const keys = new Set(added.map(({ client_key }) => client_key));
  set(({ messages, pending }) => ({
    messages: mergeMessages(messages, added),
    pending: pending.filter(({ clientKey }) => !keys.has(clientKey)),
  }));
}

function connect(): void {
  if (disconnect || get().status === null) return;
  disconnect = connectEvents({
    lastId: () => get().messages.at(-1)?.id ?? 0,
    onMessage: (message) => applyMessages([message]),
    onStatus: ({ is_online: isOnline, ...status }) => set({ status, isOnline }),
    onConnection: (isConnected) => set({ isConnected }),
    reload: refresh,
  });
}

/** Reads the newest page and merges it into the messages. */
async function refresh(): Promise<void> {
  const { status, messages, has_more, is_online } = await readChat();
  const isFirst = get().messages.length === 0;
  applyMessages(messages);
  set({ phase: 'ready', status, isOnline: is_online, ...(isFirst ? { hasMore: has_more } : {}) });
  setChatMarker(status !== null);
  connect();
}

/** Loads the conversation unless it is loaded. */
export async function loadChat(): Promise<void> {
  if (get().phase === 'loading' || get().phase === 'ready') return;
  set({ phase: 'loading' });
  try {
    await refresh();
  } catch {
    set({ phase: 'failed' });
  }
}

/** Puts the divider before the messages that are unread now. */
export const placeDivider = (): void => set({ readId: get().status?.visitor_read_id ?? 0 });

/** Marks all loaded messages as read. */
export async function readAll(): Promise<void> {
  const { status, messages } = get();
  const last = messages.at(-1);
  if (!status || !last || status.unread === 0) return;
  set({ status: { ...status, unread: 0, visitor_read_id: last.id } });
  // If marking fails, the messages stay unread until the next visit.
  await markChatRead(last.id).catch(() => undefined);
}

export async function loadOlder(): Promise<void> {
  const { messages, has_more } = await readChat(get().messages[0]?.id);
  applyMessages(messages);
  set({ hasMore: has_more });
}

async function deliver({ clientKey, text, files }: PendingMessage, locale: Locale): Promise<void> {
  const setState = (state: PendingMessage['state']) =>
    set(({ pending }) => ({ pending: pending.map((each) => (each.clientKey === clientKey ? { ...each, state } : each)) }));
  setState('sending');
  try {
    const fileIds = files.map(({ id }) => id);
    applyMessages([await sendChatMessage(clientKey, text, fileIds)]);
    const { status } = get();
    if (status?.state === 'closed') set({ status: { ...status, state: 'open', rating: null } });
  } catch (error) {
    setState('failed');
    const { status } = get();
    if (status && error instanceof ApiFailure && error.status === 403) set({ status: { ...status, state: 'blocked' } });
  }
  await ensureChat(locale).catch(() => undefined);
}

/** Begins the conversation, which files need before the first message. */
export async function ensureChat(locale: Locale): Promise<void> {
  if (get().status === null) {
    set({ status: await startChat({}, locale) });
    setChatMarker(true);
  }
  connect();
}

/** Sends a message; it shows at once, and its bubble shows a failure. */
export async function sendMessage(text: string, files: readonly ChatFile[], locale: Locale): Promise<void> {
  const message: PendingMessage = { clientKey: crypto.randomUUID(), text, files, state: 'sending' };
  set(({ pending }) => ({ pending: [...pending, message] }));
  await retryMessage(message.clientKey, locale);
}

/** Sends a message again under the same key, so that it is stored once. */
export async function retryMessage(clientKey: string, locale: Locale): Promise<void> {
  const message = get().pending.find((each) => each.clientKey === clientKey);
  if (!message) return;
  try {
    await ensureChat(locale);
  } catch {
    set(({ pending }) => ({ pending: pending.map((each) => (each === message ? { ...each, state: 'failed' } : each)) }));
    return;
  }
  await deliver(message, locale);
}

export const removePending = (clientKey: string): void =>
  set(({ pending }) => ({ pending: pending.filter((each) => each.clientKey !== clientKey) }));

export async function saveChatEmail(email: string, locale: Locale): Promise<void> {
  set({ status: await startChat({ email }, locale) });
  setChatMarker(true);
  connect();
}

export async function rate(rating: 1 | -1): Promise<void> {
  set({ status: await rateChat(rating) });
}

function reset(): void {
  disconnect?.();
  disconnect = null;
  set(empty, true);
}

/** Follows the conversation where this browser has one. A visitor who signs in or out sees their own. @returns a function that ends it */
export function watchChat(): () => void {
  const load = () => {
    if (useSession.getState().isChecked && hasChat()) void loadChat();
  };
  load();
  return useSession.subscribe(({ user, isChecked }, before) => {
    if (user?.id !== before.user?.id && before.isChecked) {
      reset();
      if (!user) setChatMarker(false);
    }
    if (isChecked) load();
  });
}

/** For tests. */
export const resetChat = reset;

import { type ChatMessage, type ChatStatusEvent, chatMessageSchema, chatStatusEventSchema } from '@/lib/contracts/chat/chat';
import { chatEventsUrl } from '../queries/chat';

type EventsParts = {
  lastId: () => number;
  onMessage: (message: ChatMessage) => void;
  onStatus: (status: ChatStatusEvent) => void;
  onConnection: (isConnected: boolean) => void;
  /** Rereads everything when events are missing. */
  reload: () => Promise<void>;
};

/** Polling interval where server-sent events do not work: behind a buffering proxy, or in a browser without them. */
const pollMs = 15_000;

/**
 * Receives messages as they come, as long as the page is seen: a browser has few connections, and a hidden page needs none. The browser
 * reconnects automatically and sends its last id; a refused connection is replaced by polling.
 * @returns a function that ends it
 */
export function connectEvents({ lastId, onMessage, onStatus, onConnection, reload }: EventsParts): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const poll = (): void => {
    timer ??= setInterval(() => {
      reload().then(
        () => onConnection(true),
        () => onConnection(false),
      );
    }, pollMs);
  };
  const open = (): void => {
    if (source || timer) return;
    if (typeof EventSource === 'undefined') {
      poll();
      return;
    }
    const opened = new EventSource(chatEventsUrl(lastId()));
    source = opened;
    opened.addEventListener('open', () => onConnection(true));
    opened.addEventListener('message', ({ data }) => onMessage(chatMessageSchema.parse(JSON.parse(String(data)))));
    opened.addEventListener('status', ({ data }) => onStatus(chatStatusEventSchema.parse(JSON.parse(String(data)))));
    opened.addEventListener('error', () => {
      onConnection(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      source = null;
      poll();
    });
  };
  const close = (): void => {
    source?.close();
    source = null;
    clearInterval(timer);
    timer = undefined;
  };
  const followVisibility = (): void => {
    if (document.visibilityState === 'hidden') close();
    else open();
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
}

import { useChat, watchChat } from './chat-store';

/** Tells how many answers are unread, now and whenever it changes, until the signal is aborted. */
export function watchUnread(onChange: (unread: number) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const tell = () => onChange(useChat.getState().status?.unread ?? 0);
  const stops = [watchChat(), useChat.subscribe(tell)];
  tell();
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

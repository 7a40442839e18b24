import { useChat, watchChat } from './chat-store';

/** Reports the number of unread answers, now and on every change, until the signal is aborted. */
export function watchUnread(onChange: (unread: number) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const notify = () => onChange(useChat.getState().status?.unread ?? 0);
  const stops = [watchChat(), useChat.subscribe(notify)];
  notify();
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

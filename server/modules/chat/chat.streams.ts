import { chatChannel } from './chat.repository';

type Listen = (channel: string, onNotice: (payload: string | null) => void) => Promise<void>;
type Follower = {
  /** Null follows every conversation. */
  threadId: number | null;
  /** @param threadId what has changed; null when it is unknown what was missed */
  onChange: (threadId: number | null) => void;
  end: () => void;
};
export type ChatStreams = ReturnType<typeof createChatStreams>;

/** The followers of conversations in this process. Changes in other processes arrive through the database. */
export function createChatStreams({ listen }: { listen: Listen }) {
  const followers = new Set<Follower>();
  let listening: Promise<void> | null = null;

  const notify = (payload: string | null): void => {
    const changedId = payload === null ? null : Number(payload);
    for (const { threadId, onChange } of [...followers])
      if (changedId === null || threadId === null || threadId === changedId) onChange(changedId);
  };
  const startListening = (): Promise<void> => {
    listening ??= listen(chatChannel, notify).catch((error: unknown) => {
      listening = null;
      throw error;
    });
    return listening;
  };

  return {
    /** @returns a function that ends it */
    follow: async (follower: Follower): Promise<() => void> => {
      await startListening();
      followers.add(follower);
      return () => void followers.delete(follower);
    },

    /** Ends all streams, since the process is stopping. */
    endAll: (): void => {
      for (const { end } of [...followers]) end();
    },
  };
}

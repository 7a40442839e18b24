import { create } from 'zustand';

type LiveChat = {
  /** Identifies the signed-in visitor to the chat; null for a guest and while it is loading. */
  token: string | null;
};

/** The session's token for the chat widget. */
export const useLiveChat = create<LiveChat>()(() => ({ token: null }));

import { create } from 'zustand';

type LiveChat = {
  /** What the chat knows the signed-in visitor by; null for a guest, and before the chat has answered. */
  token: string | null;
};

/** What the session tells the page's chat widget. */
export const useLiveChat = create<LiveChat>()(() => ({ token: null }));

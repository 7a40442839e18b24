import { create } from 'zustand';

/** Everything that may stand above a page; a page shows one of them at a time. */
export const modalIds = [
  'delete-confirmation',
  'delete-success',
  'login',
  'ai',
  'companies',
  'selected-currency',
  'vast',
  'interscroller',
  'in-article',
] as const;
export type ModalId = (typeof modalIds)[number];

type ModalState = {
  current: ModalId | null;
  /** What the opener wants done when the visitor agrees to what the modal asks. */
  onClick: (() => void) | null;
  open: (id: ModalId, onClick?: () => void) => void;
  /** Closes the modal of that id; one that was opened in its place meanwhile stays. */
  close: (id: ModalId) => void;
  /** Leaves nothing behind, as a sign-out asks. */
  reset: () => void;
};

const nothing = { current: null, onClick: null };

/** The one modal of the page. Any feature opens one; the host in the layout shows it. */
export const useModal = create<ModalState>()((set, get) => ({
  ...nothing,
  open: (current, onClick) => set({ current, onClick: onClick ?? null }),
  close: (id) => {
    if (get().current === id) set(nothing);
  },
  reset: () => set(nothing),
}));

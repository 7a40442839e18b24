import { create } from 'zustand';

/** The modals; a page shows one at a time. */
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
  /** Runs when the visitor confirms. */
  onClick: (() => void) | null;
  open: (id: ModalId, onClick?: () => void) => void;
  /** Closes the modal with the id; another one that has replaced it stays. */
  close: (id: ModalId) => void;
  /** Closes any modal and drops its handler, as a sign-out requires. */
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

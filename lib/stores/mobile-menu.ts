import { useCallback } from 'react';
import { create } from 'zustand';
import { usePathname } from '@/lib/i18n/navigation';

type MenuState = {
  /** The path that the menu was opened on. It is closed on every other. */
  openedOn: string | null;
  setOpenedOn: (path: string | null) => void;
};

const useMenuState = create<MenuState>()((set) => ({ openedOn: null, setOpenedOn: (openedOn) => set({ openedOn }) }));

/** Whether the mobile menu covers the page, and a function that opens and closes it. */
export function useMobileMenu(): { isOpen: boolean; setIsOpen: (isOpen: boolean) => void } {
  const path = usePathname();
  const { openedOn, setOpenedOn } = useMenuState();
  const setIsOpen = useCallback((isOpen: boolean) => setOpenedOn(isOpen ? path : null), [path, setOpenedOn]);
  return { isOpen: openedOn === path, setIsOpen };
}

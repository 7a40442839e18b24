import { useCallback } from 'react';
import { create } from 'zustand';
import { usePathname } from '@/lib/i18n/navigation';

type MenuState = {
  /** The path that the menu was opened on: on the next page it is closed by itself. */
  openedOn: string | null;
  setOpenedOn: (path: string | null) => void;
};

const useMenuState = create<MenuState>()((set) => ({ openedOn: null, setOpenedOn: (openedOn) => set({ openedOn }) }));

/** Whether the mobile menu covers the page, and the way to open and to close it; rerenders its component on a change. */
export function useMobileMenu(): { isOpen: boolean; setIsOpen: (isOpen: boolean) => void } {
  const path = usePathname();
  const { openedOn, setOpenedOn } = useMenuState();
  const setIsOpen = useCallback((isOpen: boolean) => setOpenedOn(isOpen ? path : null), [path, setOpenedOn]);
  return { isOpen: openedOn === path, setIsOpen };
}

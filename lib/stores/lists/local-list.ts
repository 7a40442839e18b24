import { createStore, useStore } from 'zustand';

type LocalList<T> = {
  /** Rerenders its component when the list changes; empty on the server and until hydration. */
  useItems: () => readonly T[];
  getItems: () => readonly T[];
  setItems: (items: readonly T[]) => void;
  /** Shows a remote list in place of the browser's own, which stays stored; null shows that one again. */
  showItems: (items: readonly T[] | null) => void;
  /** Whether a remote list is shown. */
  useIsRemote: () => boolean;
};

function read<T>(key: string, isItem: (value: unknown) => value is T): readonly T[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    // Storage may be disabled, or contain data of another script.
    return [];
  }
}

function write<T>(key: string, items: readonly T[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // With a full or disabled storage the list lasts for this visit only.
  }
}

/**
 * A list in local storage, the same in all tabs of the browser.
 * @param isItem stored values that fail this check are dropped
 */
export function createLocalList<T>(key: string, isItem: (value: unknown) => value is T): LocalList<T> {
  const store = createStore<{ items: readonly T[]; isRemote: boolean }>()(() => ({ items: [], isRemote: false }));
  if (typeof window !== 'undefined') {
    // The first state stays empty, as the server rendered it; hydration then shows this one.
    store.setState({ items: read(key, isItem) });
    window.addEventListener('storage', (event) => {
      if (!store.getState().isRemote && (event.key === key || event.key === null)) store.setState({ items: read(key, isItem) });
    });
  }
  return {
    useItems: () => useStore(store, (state) => state.items),
    getItems: () => store.getState().items,
    useIsRemote: () => useStore(store, (state) => state.isRemote),
    showItems: (items) => store.setState({ items: items ?? read(key, isItem), isRemote: items !== null }),
    setItems: (items) => {
      store.setState({ items });
      write(key, items);
    },
  };
}

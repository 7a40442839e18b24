import { createStore, useStore } from 'zustand';

type LocalList<T> = {
  /** Rerenders its component when the list changes; empty on the server and until hydration. */
  useItems: () => readonly T[];
  getItems: () => readonly T[];
  setItems: (items: readonly T[]) => void;
  /** Shows a list that is kept elsewhere, in place of the browser's own, which stays as it is; null shows that one again. */
  showItems: (items: readonly T[] | null) => void;
  /** Whether what is shown is kept elsewhere. */
  useIsElsewhere: () => boolean;
};

function read<T>(key: string, isItem: (value: unknown) => value is T): readonly T[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    // Storage may be forbidden, or hold what another program wrote.
    return [];
  }
}

function write<T>(key: string, items: readonly T[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // A full or forbidden storage costs only the memory of this visit.
  }
}

/**
 * A list that a guest's browser keeps in local storage, the same in all its tabs.
 * @param isItem what is kept under the key and does not pass is dropped
 */
export function createLocalList<T>(key: string, isItem: (value: unknown) => value is T): LocalList<T> {
  const store = createStore<{ items: readonly T[]; isElsewhere: boolean }>()(() => ({ items: [], isElsewhere: false }));
  if (typeof window !== 'undefined') {
    // The first state stays empty, as the server rendered it; hydration then shows this one.
    store.setState({ items: read(key, isItem) });
    window.addEventListener('storage', (event) => {
      if (!store.getState().isElsewhere && (event.key === key || event.key === null))
        store.setState({ items: read(key, isItem) });
    });
  }
  return {
    useItems: () => useStore(store, (state) => state.items),
    getItems: () => store.getState().items,
    useIsElsewhere: () => useStore(store, (state) => state.isElsewhere),
    showItems: (items) => store.setState({ items: items ?? read(key, isItem), isElsewhere: items !== null }),
    setItems: (items) => {
      store.setState({ items });
      write(key, items);
    },
  };
}

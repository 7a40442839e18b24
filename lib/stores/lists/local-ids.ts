import { createLocalList } from './local-list';

const isId = (value: unknown): value is number => Number.isInteger(value);

/** The calls that change an account's ids. */
export type AccountIds = { add: (id: number) => Promise<void>; remove: (id: number) => Promise<void> };

/**
 * A set of ids in local storage; beyond `countMax` the oldest are dropped. With an account attached the set is the account's: a
 * change is shown at once and sent there, and undone when the call fails.
 */
export function createLocalIds(key: string, countMax: number) {
  const list = createLocalList(key, isId);
  let account: AccountIds | null = null;
  const without = (id: number): readonly number[] => list.getItems().filter((other) => other !== id);
  const show = (ids: readonly number[]): void => {
    const shown = ids.slice(-countMax);
    if (account) list.showItems(shown);
    else list.setItems(shown);
  };
  const put = (id: number, index: number): void => show(without(id).toSpliced(index, 0, id));
  const add = (id: number, index: number): void => {
    put(id, index);
    account?.add(id).catch(() => show(without(id)));
  };
  return {
    useIds: list.useItems,
    /** Whether the set is an account's. */
    useIsRemote: list.useIsRemote,
    ids: list.getItems,
    useHas: (id: number): boolean => list.useItems().includes(id),
    add: (id: number): void => add(id, without(id).length),
    /** Puts a removed id back in its place. */
    restore: add,
    remove: (id: number): void => {
      const index = list.getItems().indexOf(id);
      show(without(id));
      if (index >= 0) account?.remove(id).catch(() => put(id, index));
    },
    clear: (): void => list.setItems([]),
    /** Makes the set an account's, with these ids; null makes it the browser's own again. */
    attachAccount: (next: (AccountIds & { ids: readonly number[] }) | null): void => {
      account = next;
      list.showItems(next?.ids ?? null);
    },
  };
}

import { createLocalList } from './local-list';

const isId = (value: unknown): value is number => Number.isInteger(value);

/** Where an account keeps its ids; each call resolves once it is done there. */
export type AccountIds = { add: (id: number) => Promise<void>; remove: (id: number) => Promise<void> };

/**
 * A set of ids in local storage, the oldest dropped beyond `countMax`. For whoever is signed in it is the account's: it is shown at
 * once and sent there, and what could not be sent is taken back.
 */
export function createLocalIds(key: string, countMax: number) {
  const list = createLocalList(key, isId);
  let elsewhere: AccountIds | null = null;
  const without = (id: number): readonly number[] => list.getItems().filter((kept) => kept !== id);
  const show = (ids: readonly number[]): void => {
    const shown = ids.slice(-countMax);
    if (elsewhere) list.showItems(shown);
    else list.setItems(shown);
  };
  const put = (id: number, index: number): void => show(without(id).toSpliced(index, 0, id));
  const add = (id: number, index: number): void => {
    put(id, index);
    elsewhere?.add(id).catch(() => show(without(id)));
  };
  return {
    useIds: list.useItems,
    /** Whether the set is an account's. */
    useIsElsewhere: list.useIsElsewhere,
    ids: list.getItems,
    useHas: (id: number): boolean => list.useItems().includes(id),
    add: (id: number): void => add(id, without(id).length),
    /** Puts an id that was taken out back to where it stood. */
    restore: add,
    remove: (id: number): void => {
      const index = list.getItems().indexOf(id);
      show(without(id));
      if (index >= 0) elsewhere?.remove(id).catch(() => put(id, index));
    },
    clear: (): void => list.setItems([]),
    /** From now on the set is an account's, with these ids; without an account it is the browser's own again. */
    keepElsewhere: (account: (AccountIds & { ids: readonly number[] }) | null): void => {
      elsewhere = account;
      list.showItems(account?.ids ?? null);
    },
  };
}

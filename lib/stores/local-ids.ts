import { createLocalList } from './local-list';

const isId = (value: unknown): value is number => Number.isInteger(value);

/** A set of ids in local storage, the oldest dropped beyond `countMax`. */
export function createLocalIds(key: string, countMax: number) {
  const list = createLocalList(key, isId);
  return {
    useIds: list.useItems,
    useHas: (id: number): boolean => list.useItems().includes(id),
    add: (id: number): void => list.setItems([...list.getItems().filter((kept) => kept !== id), id].slice(-countMax)),
    remove: (id: number): void => list.setItems(list.getItems().filter((kept) => kept !== id)),
  };
}

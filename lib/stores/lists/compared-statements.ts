import { comparedMax } from '@/lib/contracts/bounds';
import { createLocalList } from './local-list';

const isId = (value: unknown): value is number => Number.isInteger(value);
const compared = createLocalList('compared-statements', isId);

/** Ids that the visitor chose to compare, in the order of choosing. They stay on the device. */
export const useComparedIds = compared.useItems;
export const useIsCompared = (id: number): boolean => compared.useItems().includes(id);
export const clearCompared = (): void => compared.setItems([]);
export const removeCompared = (id: number): void => compared.setItems(compared.getItems().filter((other) => other !== id));

/** Adds a statement, or takes it out again. @returns false when four are chosen already and nothing was changed */
export function toggleCompared(id: number): boolean {
  const ids = compared.getItems();
  if (ids.includes(id)) removeCompared(id);
  else if (ids.length >= comparedMax) return false;
  else compared.setItems([...ids, id]);
  return true;
}

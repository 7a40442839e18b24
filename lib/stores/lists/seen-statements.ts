import { createLocalIds } from './local-ids';
import { createLocalList } from './local-list';

const seenMax = 500;
const seen = createLocalIds('seen-statements', seenMax);

/** Ids of the statements that the visitor has seen on the map or on their page, the latest last. */
export const useSeenIds = seen.useIds;
export const addSeen = seen.add;

/** A statement whose page was opened, and when. */
type Viewed = { id: number; atMs: number };

const viewedMax = 20;

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger(Reflect.get(value, 'id')) &&
  Number.isFinite(Reflect.get(value, 'atMs'));

const viewed = createLocalList('viewed-statements', isViewed);

/** The last twenty statements whose pages the visitor opened, latest first. */
export const useViewedStatements = viewed.useItems;

/** Puts a statement first among the opened ones, each of which is listed once. */
export function rememberViewed(id: number, atMs: number): void {
  addSeen(id);
  viewed.setItems([{ id, atMs }, ...viewed.getItems().filter((other) => other.id !== id)].slice(0, viewedMax));
}

/** Clears the opened pages; the map shows its pins as unseen again. */
export function clearViewed(): void {
  viewed.setItems([]);
  seen.clear();
}

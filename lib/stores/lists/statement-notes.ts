import { createLocalList } from './local-list';

/** A note on a statement and when it was written. */
export type Note = { id: number; text: string; tags: readonly string[]; atMs: number };

const countMax = 500;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger(Reflect.get(value, 'id')) &&
  Number.isFinite(Reflect.get(value, 'atMs')) &&
  isText(Reflect.get(value, 'text')) &&
  Array.isArray(Reflect.get(value, 'tags')) &&
  Reflect.get(value, 'tags').every(isText);

const notes = createLocalList('statement-notes', isNote);
let sendToAccount: ((note: Note) => Promise<readonly Note[]>) | null = null;

const isEmpty = ({ text, tags }: Note): boolean => text === '' && tags.length === 0;

/** The visitor's note on a statement. */
export const useNote = (id: number): Note | undefined => notes.useItems().find((note) => note.id === id);
/** Whether the notes are an account's. */
export const useAreAccountNotes = notes.useIsRemote;
/** Every tag that the visitor used, the latest first. */
export const useTags = (): string[] => [
  ...new Set(
    notes
      .useItems()
      .toReversed()
      .flatMap(({ tags }) => tags),
  ),
];
/** The notes of a guest, to be merged into an account. */
export const guestNotes = notes.getItems;
/** Removes the notes that have been merged into an account; those written since stay. */
export const clearGuestNotes = (joined: readonly Note[]): void =>
  notes.setItems(notes.getItems().filter((note) => !joined.includes(note)));

/**
 * Stores a note; one without text and tags is removed. A guest's stays on the device.
 * @throws ApiFailure when the account did not take it; nothing has changed then
 */
export async function writeNote(note: Note): Promise<void> {
  if (sendToAccount) {
    notes.showItems(await sendToAccount(note));
    return;
  }
  const others = notes.getItems().filter(({ id }) => id !== note.id);
  notes.setItems([...others, ...(isEmpty(note) ? [] : [note])].slice(-countMax));
}

/** Makes the notes an account's; null makes them the browser's own again. */
export function setNotesAccount(
  account: { notes: readonly Note[]; send: (note: Note) => Promise<readonly Note[]> } | null,
): void {
  sendToAccount = account?.send ?? null;
  notes.showItems(account?.notes ?? null);
}

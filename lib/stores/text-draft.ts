import { useEffect, useState } from 'react';

const prefix = 'draft:';
const keyOf = (name: string): string => `${prefix}${name}`;

/** The stored draft with the name; empty without one. */
export function readDraft(name: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft; an empty text removes it. */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), text);
  } catch {
    // With a disabled storage a draft ends with its page.
  }
}

/** Removes every draft, as a sign-out by the visitor requires. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
  } catch {
    // A disabled storage holds no drafts.
  }
}

/**
 * A text that is typed but not sent. It lasts for the tab's session, so that a sign-in in between loses nothing.
 * @param name identifies the draft; setting the empty text removes it
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  // Read after hydration: the server knows no drafts.
  useEffect(() => setText(readDraft(name)), [name]);
  const change = (next: string): void => {
    setText(next);
    writeDraft(name, next);
  };
  return [text, change];
}

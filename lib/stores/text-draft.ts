import { useEffect, useState } from 'react';

const prefix = 'draft:';
const keyOf = (name: string): string => `${prefix}${name}`;

/** What was typed under a name; empty where nothing was. */
export function readDraft(name: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what was typed under a name; the empty text forgets it. */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), text);
  } catch {
    // A forbidden storage costs only what was typed before the page was left.
  }
}

/** Forgets everything that was typed, as a sign-out at one's own wish asks. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage kept nothing.
  }
}

/**
 * What is typed and not yet sent. It outlives the page within its tab, so that a sign-in on the way loses nothing.
 * @param name tells drafts apart; the words are forgotten by setting the empty text
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

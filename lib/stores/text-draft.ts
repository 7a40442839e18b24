import { useEffect, useState } from 'react';

const keyOf = (name: string): string => `draft:${name}`;

function read(name: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), text);
  } catch {
    // A forbidden storage costs only what was typed before the page was left.
  }
}

/**
 * What is typed and not yet sent. It outlives the page within its tab, so that a sign-in on the way loses nothing.
 * @param name tells drafts apart; the words are forgotten by setting the empty text
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  // Read after hydration: the server knows no drafts.
  useEffect(() => setText(read(name)), [name]);
  const change = (next: string): void => {
    setText(next);
    write(name, next);
  };
  return [text, change];
}

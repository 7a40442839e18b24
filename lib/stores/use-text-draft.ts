import { useEffect, useState } from 'react';
import { useSession } from '@/lib/stores/session/session-store';
import { readDraft, writeDraft } from './drafts';

/**
 * A text that is typed but not sent. It lasts for the tab's session, so that a sign-in in between loses nothing.
 * @param name identifies the draft; setting the empty text removes it
 */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  // Until then the owner of the drafts is unknown.
  const isChecked = useSession((state) => state.isChecked);
  useEffect(() => {
    if (!isChecked) return;
    const draft = readDraft(name);
    // A text that was typed during the check stays.
    if (typeof draft === 'string') setText((typed) => (typed === '' ? draft : typed));
  }, [name, isChecked]);
  const change = (next: string): void => {
    setText(next);
    writeDraft(name, next === '' ? null : next);
  };
  return [text, change];
}

'use client';

import { useEffect, useState } from 'react';

const shownMs = 4000;

/** A short message that leaves by itself. */
export function useTransientMessage(): [string | null, (text: string) => void] {
  const [note, setNote] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), shownMs);
    return () => clearTimeout(timer);
  }, [note]);
  return [note?.text ?? null, (text) => setNote({ text })];
}

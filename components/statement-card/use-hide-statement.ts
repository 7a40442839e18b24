'use client';

import { useCallback, useEffect, useState } from 'react';
import { hideStatement, unhideStatement } from '@/lib/stores/hidden';

const undoMs = 5000;

/**
 * Hides a statement at once and offers the way back for five seconds. A reader whose focus stands on the way back keeps it until
 * the focus leaves.
 */
export function useHideStatement(id: number) {
  const [hiddenAtMs, setHiddenAtMs] = useState<number | null>(null);
  const end = useCallback(() => setHiddenAtMs(null), []);

  useEffect(() => {
    if (hiddenAtMs === null) return;
    const timer = setTimeout(() => {
      const isHeld = document.activeElement?.matches(`[data-undo="${id}"]`) ?? false;
      if (!isHeld) end();
    }, undoMs);
    return () => clearTimeout(timer);
  }, [hiddenAtMs, id, end]);

  return {
    isUndoable: hiddenAtMs !== null,
    hide: () => {
      hideStatement(id);
      setHiddenAtMs(Date.now());
    },
    undo: () => {
      unhideStatement(id);
      end();
    },
    onUndoBlur: () => {
      if (hiddenAtMs !== null && Date.now() - hiddenAtMs >= undoMs) end();
    },
  };
}

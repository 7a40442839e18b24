'use client';

import { useEffect, useState } from 'react';

const flashMs = 600;

/** Whether something that was just set by another choice is to be pointed out; begins again with every call. */
export function useFlash(): [isFlashing: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  const [isFlashing, setIsFlashing] = useState(false);
  useEffect(() => {
    if (count === 0) return;
    setIsFlashing(true);
    const timer = setTimeout(() => setIsFlashing(false), flashMs);
    return () => clearTimeout(timer);
  }, [count]);
  return [isFlashing, () => setCount((before) => before + 1)];
}

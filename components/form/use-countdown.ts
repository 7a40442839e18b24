'use client';

import { useCallback, useEffect, useState } from 'react';

const tickMs = 250;

/**
 * Counts down in whole seconds by the clock, so that a sleeping tab stays right.
 * @param initialSeconds started at once; 0 for none
 * @returns seconds left; 0 when nothing runs
 */
export function useCountdown(initialSeconds: number): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(() => (initialSeconds > 0 ? Date.now() + initialSeconds * 1000 : null));
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const start = useCallback((seconds: number) => {
    setEndsAtMs(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);

  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setEndsAtMs(null);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  return { secondsLeft, start };
}

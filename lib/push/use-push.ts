'use client';

import { useEffect, useState } from 'react';
import { findPushStatus, type PushStatus, switchPushOff, switchPushOn } from './browser-push';

/** Alerts in this browser. `status` is null until it is known; `change` is for a press. */
export function usePush() {
  const [status, setStatus] = useState<PushStatus | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    findPushStatus().then(setStatus, () => setStatus('unsupported'));
  }, []);
  /** @returns whether this browser shows alerts now */
  const change = async (isOn: boolean): Promise<boolean> => {
    setIsPending(true);
    setHasFailed(false);
    try {
      const next = await (isOn ? switchPushOn() : switchPushOff());
      setStatus(next);
      return next === 'on';
    } catch {
      setHasFailed(true);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { status, isPending, hasFailed, change };
}

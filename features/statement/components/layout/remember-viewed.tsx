'use client';

import { useEffect } from 'react';
import { rememberViewed } from '@/lib/stores/seen-statements';

/** Keeps in this browser that the visitor opened the statement. Draws nothing. */
export function RememberViewed({ id }: { id: number }) {
  useEffect(() => rememberViewed(id, Date.now()), [id]);
  return null;
}

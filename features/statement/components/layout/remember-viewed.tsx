'use client';

import { useEffect } from 'react';
import { rememberViewed } from '@/lib/stores/lists/seen-statements';

/** Stores in this browser that the visitor opened the statement. Renders nothing. */
export function RememberViewed({ id }: { id: number }) {
  useEffect(() => rememberViewed(id, Date.now()), [id]);
  return null;
}

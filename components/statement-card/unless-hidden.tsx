'use client';

import type { ReactNode } from 'react';
import { useIsHidden } from '@/lib/stores/lists/saved-statements';

/** An item of a list that is not there for a visitor who has hidden its statement. */
export const UnlessHidden = ({ id, className, children }: { id: number; className: string; children: ReactNode }) =>
  useIsHidden(id) ? null : <li className={className}>{children}</li>;

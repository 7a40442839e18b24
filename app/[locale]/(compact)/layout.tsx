import type { ReactNode } from 'react';
import { CompactChrome } from '@/features/chrome/components/compact-chrome';

export default function CompactLayout({ children }: { children: ReactNode }) {
  return <CompactChrome>{children}</CompactChrome>;
}

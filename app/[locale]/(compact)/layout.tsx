import type { ReactNode } from 'react';
import { CompactShell } from '@/features/app-shell/components/compact-shell';

export default function CompactLayout({ children }: { children: ReactNode }) {
  return <CompactShell>{children}</CompactShell>;
}

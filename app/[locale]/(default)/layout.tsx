import type { ReactNode } from 'react';
import { DefaultChrome } from '@/features/chrome/components/default-chrome';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <DefaultChrome>{children}</DefaultChrome>;
}

'use client';

import type { ReactNode } from 'react';
import { useModal } from '@/lib/stores/modal-store';

interface CompaniesButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the list of the group's companies. */
export function CompaniesButton({ className, children }: CompaniesButtonProps) {
  const open = useModal((state) => state.open);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => open('companies')} className={className}>
      {children}
    </button>
  );
}

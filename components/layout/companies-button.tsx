import type { ReactNode } from 'react';

interface CompaniesButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the list of the group's companies (`global-modals.tsx`). */
export function CompaniesButton({ className, children }: CompaniesButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" data-modal="companies" className={className}>
      {children}
    </button>
  );
}

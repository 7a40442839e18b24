import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';

interface ErrorLinkProps {
  href: string;
  children: ReactNode;
}

export function HomeLink({ href, children, isPrimary = true }: ErrorLinkProps & { isPrimary?: boolean }) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: isPrimary ? 'primary' : 'secondary' })}>
      {children}
    </Link>
  );
}

export function SearchLink({ href, children }: ErrorLinkProps) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: 'secondary' })}>
      <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}

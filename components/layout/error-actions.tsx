import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';

interface WayProps {
  href: string;
  children: ReactNode;
}

export function HomeWay({ href, children, isPrimary = true }: WayProps & { isPrimary?: boolean }) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: isPrimary ? 'primary' : 'secondary' })}>
      {children}
    </Link>
  );
}

export function SearchWay({ href, children }: WayProps) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: 'secondary' })}>
      <MagnifyingGlassIcon aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}

import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { cn } from '@/lib/cn';
import { localePath } from '@/lib/routes/locale-path';

/** Opens the map of a list on screens too narrow for both. */
export const mapHash = '#map';

type Props = {
  label: string;
  className: string;
  onClick?: (event: MouseEvent) => void;
};

/** A link to all statements on the map. */
export function MapLink({ label, className, onClick }: Props) {
  return (
    <Link
      href={`${localePath(useLocale(), '/s')}${mapHash}`}
      prefetch={false}
      onClick={onClick}
      className={cn('inline-flex shrink-0 items-center gap-2 whitespace-nowrap', className)}
    >
      <MapTrifoldIcon aria-hidden="true" className="size-4.5 shrink-0" />
      {label}
    </Link>
  );
}

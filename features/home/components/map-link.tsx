import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
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
      onClick={onClick}
      className={cn('inline-flex shrink-0 items-center gap-2 whitespace-nowrap', className)}
    >
      <SpriteIcon name="map" className="size-4.5 shrink-0" />
      {label}
    </Link>
  );
}

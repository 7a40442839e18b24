'use client';

import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { useFavouriteIds } from '@/lib/stores/lists/saved-statements';

const shownMax = 99;

interface FavouritesLinkProps {
  href: string;
  label: string;
  className?: string;
}

/** The heart of the header. The number of favourites is drawn over its corner, so it moves nothing. */
export function FavouritesLink({ href, label, className }: FavouritesLinkProps) {
  const count = useFavouriteIds().length;
  return (
    <Link href={href} aria-label={count === 0 ? label : `${label}: ${count}`} className={className}>
      <SpriteIcon name="heart" className="size-6 lg:size-5.5" />
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="num absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-saperavi-600 px-1 text-[calc(0.6875rem*var(--k))] leading-none font-bold text-white ring-2 ring-white"
        >
          {count > shownMax ? `${shownMax}+` : count}
        </span>
      )}
    </Link>
  );
}

/** The same number in a row of the mobile menu. */
export function FavouritesCount() {
  const count = useFavouriteIds().length;
  return count === 0 ? null : <span className="num type-sm font-normal text-ink-2">{count}</span>;
}

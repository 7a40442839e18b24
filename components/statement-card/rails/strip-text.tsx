import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { StripView } from '../card-view';
import { tierNames } from '../tier-badge';

export function StripPicture({ thumb }: Pick<StripView, 'thumb'>) {
  return (
    <div className="w-19 shrink-0 bg-tuff-100">
      {thumb ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
        <img
          src={thumb}
          alt=""
          width={76}
          height={72}
          loading="lazy"
          // The first card's picture, below the strip, is more important.
          fetchPriority="low"
          decoding="async"
          className="size-full object-cover"
        />
      ) : null}
    </div>
  );
}

/** Text of a small card below its price. */
export function StripText({ view }: { view: Pick<StripView, 'href' | 'title' | 'place' | 'area' | 'tier'> }) {
  const { href, title, place, area, tier } = view;
  return (
    <div className="contents">
      <p className="type-xs flex gap-1 text-ink-2">
        <Link href={href} className="min-w-0 truncate stretched">
          <span className="sr-only">{title}</span>
          <span aria-hidden="true">{place}</span>
        </Link>
        <span className="num shrink-0">· {area}</span>
      </p>
      {tier ? (
        <p
          className={cn(
            'type-micro flex items-center gap-1 leading-4!',
            tier === 'super' ? 'text-brand-text' : 'text-saffron-800',
          )}
        >
          {tier === 'super' ? <SpriteIcon name="crown" className="size-3.5" /> : null}
          {tierNames[tier]}
        </p>
      ) : null}
    </div>
  );
}

import { useLocale } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { formatArea } from '@/lib/format/number';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { StripPrice } from '../card-price';
import { cardImage, useCardTitle } from '../card-view';
import { narrowestPlace } from '../short-address';
import { paidTierOf, tierNames } from '../tier-badge';

function StripPicture({ statement }: { statement: Statement }) {
  const image = cardImage(statement);
  return (
    <div className="w-19 shrink-0 bg-tuff-100">
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
        <img
          src={image.thumb}
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

function StripTier({ statement }: { statement: Statement }) {
  const tier = paidTierOf(statement);
  if (!tier) return null;
  const isSuper = tier === 'super';
  return (
    <p className={cn('type-micro flex items-center gap-1 leading-4!', isSuper ? 'text-brand-text' : 'text-saffron-800')}>
      {isSuper ? <SpriteIcon name="crown" className="size-3.5" /> : null}
      {tierNames[tier]}
    </p>
  );
}

/** A statement as a strip shows it: picture, price, place and area in 72 px. */
export function StripCard({ statement }: { statement: Statement }) {
  const locale = useLocale();
  return (
    <article className="relative flex h-18 overflow-clip rounded-card bg-surface shadow-hairline transition hover:bg-tuff-50">
      <StripPicture statement={statement} />
      <div className="flex min-w-0 flex-1 flex-col justify-center px-3">
        <StripPrice statement={statement} />
        <p className="type-xs flex gap-1 text-ink-2">
          <Link href={statementPath(locale, statement)} className="min-w-0 truncate stretched">
            <span className="sr-only">{useCardTitle(statement)}</span>
            <span aria-hidden="true">{narrowestPlace(statement, locale)}</span>
          </Link>
          <span className="num shrink-0">· {formatArea(statement.area, locale, statement.area_type_id)}</span>
        </p>
        <StripTier statement={statement} />
      </div>
    </article>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { CardImage } from './card-image';
import { CardPrice } from './card-price';
import { CardShell } from './card-shell';
import type { CardView } from './card-view';

/**
 * The last row of a card: its facts, and at the right when the owner last changed it. It is one line high: what a narrow card
 * has no room for, the date first, wraps out of sight as a whole.
 */
function CardFacts({ facts, date }: Pick<CardView, 'facts' | 'date'>) {
  return (
    <ul className="card-facts">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="card-fact">
          <SpriteIcon name={icon} className="size-4 shrink-0 text-ink-2" />
          {text}
        </li>
      ))}
      {date ? (
        <li className="ml-auto text-ink-2">
          <time dateTime={date.iso}>{date.text}</time>
        </li>
      ) : null}
    </ul>
  );
}

/** The station within a walk, with the minutes to it: "Delisi 6 min". */
function CardMetro({ name, minutes }: NonNullable<CardView['metro']>) {
  const t = useTranslations('search.card');
  return (
    <span className="card-metro">
      <SpriteIcon name="metro" className="size-4 shrink-0" />
      <span className="sr-only">{t('metro')} </span>
      <span className="truncate">{name}</span>
      <span title={t('metro_note')} className="shrink-0">
        {minutes}
      </span>
    </span>
  );
}

type Props = { view: CardView; isEager: boolean; headingLevel: 2 | 3 };

/**
 * A card, drawn whole in the browser: as data it is a tenth of its markup, which a server component would send twice, in the
 * document and for React.
 */
export function Card({ view, isEager, headingLevel }: Props) {
  const t = useTranslations('search.card');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <CardShell id={view.id} title={view.title}>
      <CardImage view={view} isEager={isEager} />
      <div className="card-text">
        <CardPrice price={view.price} priceTypeId={view.priceTypeId} dealTypeId={view.dealTypeId} />
        <Heading className="type-ui mt-0.5">
          <Link href={view.href} className="block text-pretty stretched">
            {view.title}
          </Link>
        </Heading>
        <p className="card-place">
          <SpriteIcon name="pin" className="size-4 shrink-0" />
          <span className="truncate">{view.address}</span>
          {view.metro ? <CardMetro {...view.metro} /> : null}
          {view.loanHref ? (
            <Link href={view.loanHref} rel="nofollow" data-loan="fromStatementCard" className="card-loan">
              {t('loan')}
            </Link>
          ) : null}
        </p>
        <CardFacts facts={view.facts} date={view.date} />
      </div>
    </CardShell>
  );
}

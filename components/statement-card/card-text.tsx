import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { type CardTextView, useCardText } from './card-view';

/**
 * The last row of a card: its facts, and at the right when the owner last changed it. It is one line high: what a narrow card
 * has no room for, the date first, wraps out of sight as a whole.
 */
function CardFacts({ facts, date }: Pick<CardTextView, 'facts' | 'date'>) {
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
function CardMetro({ name, minutes }: NonNullable<CardTextView['metro']>) {
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

type Props = {
  statement: Statement;
  /** The moment of the request; without it the card has no date. */
  now: Date | null;
  headingLevel: 2 | 3;
};

/** Text of a card below its price. */
export function CardText({ statement, now, headingLevel }: Props) {
  const t = useTranslations('search.card');
  const { href, title, address, metro, loanHref, facts, date } = useCardText(statement, now);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="contents">
      <Heading className="type-ui mt-0.5">
        <Link href={href} className="block text-pretty stretched">
          {title}
        </Link>
      </Heading>
      <p className="card-place">
        <SpriteIcon name="pin" className="size-4 shrink-0" />
        <span className="truncate">{address}</span>
        {metro ? <CardMetro {...metro} /> : null}
        {loanHref ? (
          <Link href={loanHref} rel="nofollow" data-loan="fromStatementCard" className="card-loan">
            {t('loan')}
          </Link>
        ) : null}
      </p>
      <CardFacts facts={facts} date={date} />
    </div>
  );
}

import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { CardButtons } from '../card-buttons';
import { cardClass } from '../card-class';
import { CardImage } from '../card-image';
import { CardPriceView } from '../card-price-view';
import { CardText } from '../card-text';
import { useCardData } from '../card-view';

interface Props {
  statement: Statement;
  now: Date;
  isEager: boolean;
  isNarrow: boolean;
  headingLevel: 2 | 3;
  note: string | undefined;
  currencyId: CurrencyId;
}

/** A card as a static part, in one currency; `CardIsland` makes it interactive. */
export function StaticCard({ statement, now, isEager, isNarrow, headingLevel, note, currencyId }: Props) {
  // Props of the interactive card.
  const data = useCardData(statement, now);
  return (
    <article className={cardClass}>
      <CardImage statement={statement} isEager={isEager} isNarrow={isNarrow} note={note} />
      <div className="card-text">
        <CardPriceView {...data} currencyId={currencyId} />
        <CardText statement={statement} now={isNarrow ? null : now} headingLevel={headingLevel} />
      </div>
      <CardButtons title={data.title} data={JSON.stringify(data)} />
    </article>
  );
}

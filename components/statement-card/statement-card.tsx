import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { StaticContent, useDocumentPart } from '@/lib/static-content';
import { CardImagePreload } from './card-image-preload';
import type { CardProps } from './card-view';
import { CardIsland } from './static/card-island';
import { StaticCard } from './static/static-card';

/**
 * A listing as every list of the site shows it: in a document a static part that becomes interactive when needed. Client components render
 * `LiveStatementCard`.
 */
export function StatementCard({ statement, now, isEager = false, isNarrow = false, headingLevel = 3, note }: CardProps) {
  const look = { isEager, isNarrow, headingLevel, note };
  const cardIn = (currencyId: CurrencyId) => ({
    of: statement,
    name: `card ${currencyId} ${isEager} ${isNarrow} ${headingLevel} ${note}`,
    children: <StaticCard {...{ statement, now, currencyId }} {...look} />,
  });
  const [gel, dollar] = [useDocumentPart(cardIn(currencyIds.gel)), useDocumentPart(cardIn(currencyIds.usd))];
  const isStatic = gel !== null && dollar !== null;
  return (
    <>
      {isEager ? <CardImagePreload statement={statement} isNarrow={isNarrow} /> : null}
      {isStatic ? (
        <CardIsland id={statement.id} parts={{ gel, dollar }} />
      ) : (
        <CardIsland id={statement.id} parts={null}>
          <StaticContent {...cardIn(currencyIds.gel)} />
        </CardIsland>
      )}
    </>
  );
}

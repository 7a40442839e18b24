import { CardImage } from './card-image';
import { CardImagePreload } from './card-image-preload';
import { CardPrice } from './card-price';
import { CardShell } from './card-shell';
import { CardText } from './card-text';
import { type CardProps, useCardTitle } from './card-view';

/** A listing as every list of the site shows it, rendered by a server component or in the browser. */
export function StatementCard({ statement, now, isEager = false, isNarrow = false, headingLevel = 3, note }: CardProps) {
  return (
    <>
      {isEager ? <CardImagePreload statement={statement} isNarrow={isNarrow} /> : null}
      <CardShell id={statement.id} title={useCardTitle(statement)}>
        <CardImage statement={statement} isEager={isEager} isNarrow={isNarrow} note={note} />
        <div className="card-text">
          <CardPrice statement={statement} now={now} />
          <CardText statement={statement} now={isNarrow ? null : now} headingLevel={headingLevel} />
        </div>
      </CardShell>
    </>
  );
}

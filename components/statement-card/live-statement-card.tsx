'use client';

import { Card } from './card';
import { CardImage } from './card-image';
import { CardImagePreload } from './card-image-preload';
import { CardText } from './card-text';
import { type CardProps, useCardData } from './card-view';

/** The same listing for client components, which cannot render static parts. */
export function LiveStatementCard({ statement, now, isEager = false, isNarrow = false, headingLevel = 3, note }: CardProps) {
  return (
    <>
      {isEager ? <CardImagePreload statement={statement} isNarrow={isNarrow} /> : null}
      <Card
        {...useCardData(statement, now)}
        picture={<CardImage statement={statement} isEager={isEager} isNarrow={isNarrow} note={note} />}
        text={<CardText statement={statement} now={isNarrow ? null : now} headingLevel={headingLevel} />}
      />
    </>
  );
}

'use client';

import type { ReactNode } from 'react';
import { CardPrice, type CardPriceProps } from './card-price';
import { CardShell } from './card-shell';

type Props = CardPriceProps & {
  id: number;
  title: string;
  picture: ReactNode;
  /** What follows the price. */
  text: ReactNode;
};

/** Interactive part of a card: price, favourite and hide buttons, around static HTML. */
export function Card({ id, title, picture, text, ...price }: Props) {
  return (
    <CardShell id={id} title={title}>
      {picture}
      <div className="card-text">
        <CardPrice {...price} />
        {text}
      </div>
    </CardShell>
  );
}

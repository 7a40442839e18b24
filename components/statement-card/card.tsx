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

/** A card: what the browser changes of it, around what it does not. */
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

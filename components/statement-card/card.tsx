'use client';

import type { ReactNode, Ref } from 'react';
import { CardPrice } from './card-price';
import type { CardPriceProps } from './card-price-view';
import { CardShell } from './card-shell';

type Props = CardPriceProps & {
  id: number;
  title: string;
  picture: ReactNode;
  /** What follows the price. */
  text: ReactNode;
  buttonsRef?: Ref<HTMLDivElement>;
};

/** Interactive part of a card: price, favourite and hide buttons, around static HTML. */
export function Card({ id, title, picture, text, buttonsRef, ...price }: Props) {
  return (
    <CardShell id={id} title={title} buttonsRef={buttonsRef}>
      {picture}
      <div className="card-text">
        <CardPrice {...price} />
        {text}
      </div>
    </CardShell>
  );
}

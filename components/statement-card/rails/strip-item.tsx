'use client';

import type { ReactNode } from 'react';
import { StripPrice } from '../card-price';
import { stripClass, stripItemClass, stripTextClass } from './strip-look';

type Props = Parameters<typeof StripPrice>[0] & {
  picture: ReactNode;
  /** What follows the price. */
  text: ReactNode;
};

/** One place of the strip. */
export function StripItem({ picture, text, ...prices }: Props) {
  return (
    <li className={stripItemClass}>
      <article className={stripClass}>
        {picture}
        <div className={stripTextClass}>
          <StripPrice {...prices} />
          {text}
        </div>
      </article>
    </li>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { isPlainPress } from '@/lib/followed-link';
import { type FillOptions, fillQuery } from '@/lib/routes/addresses/fill-address';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';

interface FillLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  options?: FillOptions;
}

/** Opens the top-up of the balance over the page. A plain link without scripts. */
export function FillLink({ options = {}, onClick, ...props }: FillLinkProps) {
  return (
    <a
      {...props}
      href={fillQuery(options)}
      rel="nofollow"
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        openFillBalance(options);
      }}
    />
  );
}

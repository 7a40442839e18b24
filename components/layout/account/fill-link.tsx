'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { type FillOptions, fillQuery } from '@/lib/routes/addresses/fill-address';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

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

'use client';

import { type ReactNode, useState } from 'react';
import { currencyIds } from '@/lib/domain/money/currency';
import { StaticHtml } from '@/lib/static-html';
import { useCurrency } from '@/lib/stores/currency';

interface Props {
  gel: ReactNode;
  dollar: ReactNode;
  /** Names of the contents as static parts of the document. The currency that is not shown at first is in a template. */
  gelPart?: string | undefined;
  dollarPart?: string | undefined;
}

/** Shows what was rendered on the server for the visitor's currency. */
export function ByCurrency({ gel, dollar, gelPart, dollarPart }: Props) {
  const isGel = useCurrency().currencyId === currencyIds.gel;
  const [waiting] = useState(isGel ? dollarPart : gelPart);
  return (
    <>
      {isGel ? gel : dollar}
      {waiting === undefined ? null : <StaticHtml tag="template" part={waiting} />}
    </>
  );
}

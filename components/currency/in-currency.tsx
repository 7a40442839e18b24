import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { useStaticContent } from '@/lib/static-content';
import { ByCurrency } from './by-currency';

interface Props {
  /** Object that the part is rendered from, see `StaticContent`. */
  of: object;
  name: string;
  children: (currencyId: CurrencyId) => ReactElement;
}

/** Name of the static part that has an element's content; undefined when the element has it itself. */
const partOf = (element: ReactNode): string | undefined =>
  isValidElement<{ part?: string; html?: string }>(element) && element.props.html === undefined ? element.props.part : undefined;

/** Draws a static part of a page in either currency and shows it in the visitor's. */
export function InCurrency({ of, name, children: draw }: Props) {
  const gel = useStaticContent({ of, name: `${name} gel`, children: draw(currencyIds.gel) });
  const dollar = useStaticContent({ of, name: `${name} dollar`, children: draw(currencyIds.usd) });
  return <ByCurrency gel={gel} dollar={dollar} gelPart={partOf(gel)} dollarPart={partOf(dollar)} />;
}

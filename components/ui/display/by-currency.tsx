import type { ReactNode } from 'react';

interface Props {
  gel: ReactNode;
  dollar: ReactNode;
}

/** Both currencies of something; the style sheet shows the visitor's (`CurrencyBody`). */
export function ByCurrency({ gel, dollar }: Props) {
  if (gel === dollar) return gel;
  const Tag = typeof gel === 'string' ? 'span' : 'div';
  return (
    <>
      <Tag className="in-gel">{gel}</Tag>
      <Tag className="in-dollar">{dollar}</Tag>
    </>
  );
}

'use client';

import { useEffect, useRef } from 'react';

type Props = { step: string; position: string; title: string; text: string };

/** Names the question. A new question takes the focus, since the button that led to it is gone. */
export function StepHeading({ step, position, title, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <div className="mb-6">
      <p className="num type-label text-brand-text">{position}</p>
      <h1 id="guided-title" ref={heading} tabIndex={-1} className="mt type-h1 outline-none">
        {title}
      </h1>
      <p className="type-body mt-1 text-pretty text-ink-2">{text}</p>
    </div>
  );
}

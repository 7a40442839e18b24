'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/lib/cn';
import type { Rendered } from '@/lib/contracts/site/content';

type Props = { label: string; headings: Rendered['headings']; language: string };

/** The header and a line of text. */
const topPx = 140;

/** The heading that is being read: the last one that has reached the top. */
const currentOf = (headings: Rendered['headings']): string | null =>
  headings.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= topPx)?.id ?? null;

/** Table of contents of an article with the current heading; without scripts it is plain links. */
export function Contents({ label, headings, language }: Props) {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const update = () => setCurrent(currentOf(headings));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [headings]);
  return (
    <nav aria-label={label} className="sticky top-[calc(var(--header-visible-h)+--spacing(6))] max-lg:hidden print:hidden">
      <p className="type-ui mb-2 font-semibold">{label}</p>
      <ol lang={language} className="border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                'type-sm -ml-px block border-l-2 border-transparent py-1.5 pl-4 break-words text-ink-2 hover:text-ink',
                id === current && 'border-brand font-semibold text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

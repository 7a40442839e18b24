import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export type EmptyArtName = 'search' | 'heart' | 'bell' | 'key' | 'card' | 'cloud' | 'house';

const objects: Record<EmptyArtName, ReactNode> = {
  search: (
    <>
      <path d="m73 68 14 14" stroke="#1251b4" strokeWidth="8" strokeLinecap="round" />
      <circle cx="61" cy="56" r="18" fill="#f0f8ff" stroke="#1251b4" strokeWidth="7" />
      <path d="M53 60v-6l8-6 8 6v6z" fill="#92c5ff" />
    </>
  ),
  heart: <path d="M66 84 46 64a13 13 0 0 1 20-17 13 13 0 0 1 20 17z" fill="#9b1c51" />,
  bell: (
    <>
      <path d="M46 80c6-6 5-12 5-18a15 15 0 0 1 30 0c0 6-1 12 5 18z" fill="#efa511" />
      <circle cx="66" cy="43" r="4" fill="#955811" />
      <path d="M59 83h14a7 5 0 0 1-14 0z" fill="#955811" />
    </>
  ),
  key: (
    <>
      <path d="m64 58 24 24M78 72l6-6M84 78l6-6" stroke="#78163e" strokeWidth="7" strokeLinecap="round" />
      <circle cx="56" cy="50" r="13" fill="#fff" stroke="#78163e" strokeWidth="8" />
    </>
  ),
  card: (
    <>
      <rect x="40" y="46" width="52" height="36" rx="5" fill="#1251b4" />
      <path d="M40 54h52v9H40z" fill="#153e86" />
      <rect x="46" y="71" width="16" height="5" rx="2.5" fill="#bedeff" />
    </>
  ),
  cloud: (
    <>
      <path d="M46 78a13 13 0 0 1 1-26 20 20 0 0 1 38-1 14 14 0 0 1 1 27z" fill="#d0cbc7" />
      <path d="m59 59 14 14m0-14L59 73" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  house: (
    <>
      <path d="M46 62h40v26H46z" fill="#f6cfdc" />
      <path d="m40 64 26-22 26 22z" fill="#9b1c51" />
      <path d="M60 88V72a6 6 0 0 1 12 0v16z" fill="#78163e" />
    </>
  ),
};

const balusters = [22, 38, 54, 70, 86, 102].map((x) => (
  <path key={x} d={`M${x} 101h8l-1.5 4q4 5 0 10l1.5 4h-8l1.5-4q-4-5 0-10z`} />
));

/** One object inside an arch on a balustrade, the product's emblem; purely decorative. */
export function EmptyArt({ name }: { name: EmptyArtName }) {
  return (
    <svg viewBox="0 0 132 132" aria-hidden="true" className="size-33" fill="none">
      <path d="M27 94V54a39 39 0 0 1 78 0v40" stroke="#f2efec" strokeWidth="8" />
      {objects[name]}
      <g fill="#e5e1de">{balusters}</g>
      <rect x="12" y="94" width="108" height="7" rx="3.5" fill="#d0cbc7" />
      <rect x="14" y="119" width="104" height="6" rx="3" fill="#d0cbc7" />
    </svg>
  );
}

interface EmptyStateProps {
  art: EmptyArtName;
  title: ReactNode;
  text?: ReactNode;
  /** One primary at most. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

export function EmptyState({ art, title, text, actions, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={cn('flex flex-col items-center rounded-card px-4 py-8 text-center shadow-hairline', className)}>
      <EmptyArt name={art} />
      <Heading className="type-h3 mt-2">{title}</Heading>
      {text ? <p className="type-sm mt-1 max-w-80 text-pretty text-ink-2">{text}</p> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}

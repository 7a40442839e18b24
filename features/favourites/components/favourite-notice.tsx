import type { ReactNode } from 'react';
import { EmptyArt } from '@/components/ui/feedback/empty-state';

type Props = { title: ReactNode; text: ReactNode; actions: ReactNode };

/** Takes the place of a card and says why there is none. */
export function FavouriteNotice({ title, text, actions }: Props) {
  return (
    <article className="flex h-full min-h-86 flex-col items-center justify-center rounded-card bg-tuff-50 px-5 py-5 text-center shadow-hairline">
      <EmptyArt name="house" />
      <h2 className="type-ui mt-1 line-clamp-2 [overflow-wrap:anywhere]">{title}</h2>
      <p className="type-sm mt-1 text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>
    </article>
  );
}

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { Pagination } from '@/components/ui/navigation/pagination';
import type { Paged } from '@/lib/contracts/paged';

type Props = {
  list: Pick<Paged<unknown>, 'data' | 'total' | 'current_page' | 'per_page' | 'last_page'>;
  hrefFor: (page: number) => string;
};

/** The pages of a list, and the part of it that is shown. */
export function ListPages({ list: { data, total, current_page, per_page, last_page }, hrefFor }: Props) {
  const pages = useTranslations('projects.pages');
  const first = (current_page - 1) * per_page + 1;
  return (
    <Pagination
      className="mt-9"
      page={current_page}
      pageCount={last_page}
      hrefFor={hrefFor}
      rangeText={total > 0 ? `${first}–${first + data.length - 1} / ${total}` : ''}
      labels={{
        navigation: pages('label'),
        previous: pages('previous'),
        next: pages('next'),
        page: (page) => pages('page', { page }),
      }}
    />
  );
}

/** A search that finds nothing, and the list without it. */
export function EmptyList({ title, reset, href }: { title: string; reset: string; href: string }) {
  return (
    <EmptyState
      art="house"
      className="mt-5"
      title={title}
      actions={
        <Link href={href} className="type-ui text-link hover:underline">
          {reset}
        </Link>
      }
    />
  );
}

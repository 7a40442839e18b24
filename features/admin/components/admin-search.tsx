import { useSearchParams } from 'next/navigation';
import { CrudSearch } from '@/components/crud/crud-search';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';

/** The search of a list of the staff; stored in the address. */
export function AdminSearch({ label }: { label: string }) {
  const { q } = readListParams(useSearchParams());
  return <CrudSearch q={q} hrefFor={(next) => listParamsHref({ q: next, page: 1 })} label={label} />;
}

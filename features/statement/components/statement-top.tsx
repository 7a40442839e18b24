import { useLocale } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements';
import type { Crumb } from '../domain/breadcrumb';
import { Breadcrumb } from './breadcrumb';
import { FavouriteAction } from './favourite-action';
import { HideAction } from './hide-action';
import { PrintAction } from './print-action';
import { ShareAction } from './share-action';

/** The row above the gallery on wide screens; phones have their controls on the picture. */
export function StatementTop({ statement, crumbs }: { statement: StatementDetail; crumbs: Crumb[] }) {
  const locale = useLocale();
  return (
    <div className="mb-3 flex items-center justify-between gap-6 max-lg:hidden print:hidden">
      <Breadcrumb crumbs={crumbs} id={statement.id} />
      <div className="flex shrink-0 items-center gap-1">
        <ShareAction look="row" title={statement.dynamic_titles[locale]} />
        <PrintAction />
        <HideAction id={statement.id} />
        <FavouriteAction id={statement.id} look="row-framed" />
      </div>
    </div>
  );
}

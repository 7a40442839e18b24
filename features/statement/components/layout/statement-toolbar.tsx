import { useLocale } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { Crumb } from '../../domain/breadcrumb';
import { FavouriteAction } from '../actions/favourite-action';
import { HideAction } from '../actions/hide-action';
import { PrintAction } from '../actions/print-action';
import { ShareAction } from '../actions/share-action';
import { Breadcrumb } from './breadcrumb';

/** The row above the gallery on wide screens; phones have their controls on the picture. */
export function StatementToolbar({ statement, crumbs }: { statement: StatementDetail; crumbs: Crumb[] }) {
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

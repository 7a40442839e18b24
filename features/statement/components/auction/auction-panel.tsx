'use client';

import { cn } from '@/lib/cn';
import { clientOnlyComponent } from '@/lib/lazy-component';
import type { AuctionPanelProps } from './auction-panel.client';

const AuctionPanelClient = clientOnlyComponent<AuctionPanelProps>(async () => (await import('./auction-panel.client')).default);

/** Time left and the form. Its code is loaded on the statements that are sold by auction only; its room is kept until then. */
export function AuctionPanel({ isOver, ...props }: AuctionPanelProps & { isOver: boolean }) {
  return (
    <div className={cn('mt-4 print:hidden', isOver ? 'empty:min-h-24' : 'empty:min-h-90 lg:empty:min-h-89')}>
      <AuctionPanelClient {...props} />
    </div>
  );
}

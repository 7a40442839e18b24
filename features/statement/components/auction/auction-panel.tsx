'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import type { AuctionPanelProps } from './auction-panel.client';

const AuctionPanelClient = clientOnlyComponent<AuctionPanelProps>(async () => (await import('./auction-panel.client')).default);

/** Time left and the form. Its code is loaded on the statements that are sold by auction only; its room is kept until then. */
export function AuctionPanel(props: AuctionPanelProps) {
  return (
    <div className="mt-4 min-h-96 print:hidden">
      <AuctionPanelClient {...props} />
    </div>
  );
}

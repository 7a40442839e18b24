'use client';

import { useEffect } from 'react';
import { trackService } from '@/lib/analytics/data-layer';
import { useSession } from '@/lib/stores/session/session-store';

/** Records a view of a service's page, once the visitor is known. */
export function ServiceView({ serviceId }: { serviceId: number }) {
  const isChecked = useSession((state) => state.isChecked);
  useEffect(() => {
    if (isChecked) trackService('view_item', serviceId);
  }, [isChecked, serviceId]);
  return null;
}

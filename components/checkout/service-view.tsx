'use client';

import { useEffect } from 'react';
import { trackService } from '@/lib/analytics/data-layer';
import { useSession } from '@/lib/stores/session/session-store';

/** Notes that the page of a service was seen, once it is known by whom. */
export function ServiceView({ serviceId }: { serviceId: number }) {
  const isChecked = useSession((state) => state.isChecked);
  useEffect(() => {
    if (isChecked) trackService('view_item', serviceId);
  }, [isChecked, serviceId]);
  return null;
}

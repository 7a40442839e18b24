'use client';

import type { ComponentType } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { OrderSkeleton } from '../order/order-skeleton';
import type { VipOrderProps } from './vip-order-form';

const lazily = (load: () => Promise<ComponentType<VipOrderProps>>) =>
  clientOnlyComponent<VipOrderProps>(
    async () => {
      const [form, { withQueryProvider }] = await Promise.all([load(), import('@/lib/api/query-provider')]);
      return withQueryProvider(form);
    },
    <OrderSkeleton />,
  );

/** The forms with all that they need, loaded after the page. */
export const VipOrderView = lazily(async () => (await import('./vip-order-form')).VipOrderForm);
export const PackageOrderView = lazily(async () => (await import('./package-order-form')).PackageOrderForm);

'use client';

import type { ReactNode } from 'react';
import { currencyIds } from '@/lib/domain/money/currency';
import { useCurrency } from '@/lib/stores/currency';

/** Shows what was rendered on the server for the visitor's currency. */
export function ByCurrency({ gel, dollar }: { gel: ReactNode; dollar: ReactNode }) {
  return useCurrency().currencyId === currencyIds.gel ? gel : dollar;
}

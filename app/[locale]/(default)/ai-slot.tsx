'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';

const AiModal = clientOnlyComponent(async () => (await import('./ai-modal')).AiModal);

/** Loads the price estimate when the address requests it; the loan modal has priority. */
export function AiSlot(props: Omit<ComponentProps<typeof AiModal>, 'isStatementInner'>) {
  const query = useSearchParams();
  if (query.get('ai_modal') !== 'true' || query.has('take_loan')) return null;
  return <AiModal {...props} isStatementInner={query.get('statementInner') === 'true'} />;
}

'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';

const AiModal = dynamic(() => import('./ai-modal').then((file) => file.AiModal), { ssr: false });

/** Loads the price estimate when the address names it; the loan has priority. */
export function AiSlot(props: Omit<ComponentProps<typeof AiModal>, 'isStatementInner'>) {
  const query = useSearchParams();
  if (query.get('ai_modal') !== 'true' || query.has('take_loan')) return null;
  return <AiModal {...props} isStatementInner={query.get('statementInner') === 'true'} />;
}

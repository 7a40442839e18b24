'use client';

import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { undoSeconds } from '@/lib/contracts/staff/moderation';

type Props = { text: string; isSending: boolean; onUndo: () => void; onOver: () => void };

/** Shows the decision and offers to undo it for ten seconds; the seconds are not read out. */
export function UndoBar({ text, isSending, onUndo, onOver }: Props) {
  const t = useTranslations('admin.moderation');
  const [secondsLeft, setSecondsLeft] = useState<number>(undoSeconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (secondsLeft <= 0) over.current();
  }, [secondsLeft]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brand-soft px-4 py-2">
      <p role="status" className="type-ui min-w-0 flex-1">
        {text}
      </p>
      <span aria-hidden="true" className="num type-sm text-ink-2">
        {t('seconds', { count: Math.max(secondsLeft, 0) })}
      </span>
      <Button variant="secondary" size="sm" isLoading={isSending} loadingText={t('undoing')} onClick={onUndo}>
        <ArrowCounterClockwiseIcon aria-hidden="true" className="size-4" />
        {t('undo')}
      </Button>
    </div>
  );
}

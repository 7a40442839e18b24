'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardIcon } from '@/components/statement-card/card-icon';
import { Button } from '@/components/ui/buttons/button';
import type { ReportDialog } from './report-dialog';

/** Opens the form that tells what is wrong with a statement; it is loaded with the first press, as few visitors ever need it. */
export function ReportAction({ id }: { id: number }) {
  const t = useTranslations('statement.report');
  const [loaded, setLoaded] = useState<{ Form: typeof ReportDialog } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    if (!loaded) {
      setIsLoading(true);
      const { ReportDialog: Form } = await import('./report-dialog').finally(() => setIsLoading(false));
      setLoaded({ Form });
    }
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="md"
        isLoading={isLoading}
        aria-haspopup="dialog"
        onClick={() => void open()}
        icon={<CardIcon name="flag" className="size-4.5" />}
        className="type-sm font-medium text-ink-2"
      >
        {t('open')}
      </Button>
      {loaded ? <loaded.Form statementId={id} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';

const loadDialog = async () => (await import('./report-dialog')).ReportDialog;

/** Opens the form that reports a statement. */
export function ReportAction({ id }: { id: number }) {
  const t = useTranslations('statement.report');
  const { Dialog, isLoading, isOpen, setIsOpen, open } = useLazyDialog(loadDialog);
  return (
    <>
      <Button
        variant="ghost"
        size="md"
        isLoading={isLoading}
        aria-haspopup="dialog"
        onClick={() => void open()}
        icon={<SpriteIcon name="flag" className="size-4.5" />}
        className="type-sm font-medium text-ink-2"
      >
        {t('open')}
      </Button>
      {Dialog ? <Dialog statementId={id} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

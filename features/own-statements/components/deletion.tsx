'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { useModal } from '@/lib/stores/modal-store';

type Props = {
  /** How many statements are to be deleted. */
  count: number;
  isBusy: boolean;
};

/** The two modals of a deletion: the question, whose opener says what is deleted, and the word that it was done. */
export function Deletion({ count, isBusy }: Props) {
  const t = useTranslations('own_statements.deletion');
  const common = useTranslations('common');
  const { current, onClick, close } = useModal();
  return (
    <>
      <ConfirmDialog
        open={current === 'delete-confirmation'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close('delete-confirmation');
        }}
        title={count === 1 ? t('title_one') : t('title', { count })}
        text={t('text')}
        labels={{ cancel: t('keep'), confirm: t('confirm'), loading: t('deleting') }}
        onConfirm={() => onClick?.()}
        isLoading={isBusy}
      />
      <Dialog
        open={current === 'delete-success'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close('delete-success');
        }}
        title={t('done', { count })}
        closeLabel={common('close')}
        hasCloseButton={false}
        width={360}
        bodyClassName="pb-5"
      >
        <CheckCircleIcon weight="fill" aria-hidden="true" className="mx-auto mb-4 size-12 text-vine-600" />
        <Button variant="secondary" isFullWidth onClick={() => close('delete-success')}>
          {common('close')}
        </Button>
      </Dialog>
    </>
  );
}

'use client';

import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { useLazyDialog } from '@/components/ui/overlays/use-lazy-dialog';
import { useErrorTexts } from '@/lib/i18n/error-texts';
import { sharedListPath } from '@/lib/routes/addresses/shared-list-address';
import { useEndList, useOwnSharedList, useShareList } from '../../queries/shared-list';

const loadShareDialog = async () => (await import('@/components/share/share-dialog')).ShareDialog;

function EndButton() {
  const t = useTranslations('shared_list');
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useEndList();
  return (
    <>
      <Button variant="danger-ghost" size="md" onClick={() => setIsConfirming(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('end_title')}
        text={t('end_text')}
        labels={{ cancel: t('cancel'), confirm: t('end_confirm') }}
        isLoading={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsConfirming(false) })}
      />
    </>
  );
}

/** Shares the account's favourites by a link, which can be shown again and revoked. */
export function ShareFavourites() {
  useErrorTexts();
  const [t, errors, locale] = [useTranslations('shared_list'), useTranslations('errors'), useLocale()];
  const { data: list, isPending } = useOwnSharedList();
  const share = useShareList();
  const { Dialog, isOpen, setIsOpen, open } = useLazyDialog(loadShareDialog);
  if (list === undefined) return isPending ? <Skeleton className="mb-5 h-30 w-full rounded-card sm:h-17" /> : null;
  return (
    <section
      aria-label={t('title')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-tuff-50 px-4 py-3"
    >
      <p className="type-sm min-w-0 flex-1 basis-60" role="status">
        {list ? t('shared', { count: list.participants_count }) : t('share_text')}
      </p>
      {list ? (
        <div className="flex flex-wrap gap-2">
          <Link href={sharedListPath(locale, list.token)} className={buttonClasses({ variant: 'tonal', size: 'md' })}>
            {t('open')}
          </Link>
          <Button variant="secondary" size="md" onClick={() => void open()}>
            {t('link')}
          </Button>
          <EndButton />
        </div>
      ) : (
        <Button
          variant="secondary"
          size="md"
          isLoading={share.isPending}
          onClick={() => share.mutate(undefined, { onSuccess: () => void open() })}
          icon={<ShareNetworkIcon aria-hidden="true" className="size-5" />}
        >
          {t('share')}
        </Button>
      )}
      {share.isError ? (
        <InlineAlert tone="error" isLive className="w-full">
          {errors('connection')}
        </InlineAlert>
      ) : null}
      {Dialog && list ? (
        <Dialog title={t('title')} path={sharedListPath(locale, list.token)} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </section>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { cn } from '@/lib/cn';
import type { OwnData as Data } from '@/lib/contracts/account/personal-data';
import { formatDateTime } from '@/lib/format/date';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { type DataRequest, useOwnData } from '../../queries/own-data';

const DataDialog = clientOnlyComponent(async () => (await import('./data-dialog')).DataDialog);

type ArchiveProps = { archive: NonNullable<Data['export']>; onDownloaded: () => void };

/** An archive: in preparation, ready for its one download, or downloaded. */
function Archive({ archive: { id, state, expires_at: expiresAt }, onDownloaded }: ArchiveProps) {
  const [t, locale] = [useTranslations('account.data'), useLocale()];
  if (state !== 'ready' || expiresAt === null)
    return (
      <InlineAlert tone="info" isLive>
        {t(state === 'taken' ? 'taken' : 'waiting')}
      </InlineAlert>
    );
  return (
    <InlineAlert tone="success" isLive>
      <p>{t('ready', { moment: formatDateTime(new Date(expiresAt), new Date(), locale) })}</p>
      <a
        href={`/api/v1/account/export/${id}`}
        download
        onClick={onDownloaded}
        className={cn(buttonClasses({ size: 'sm' }), 'mt-2')}
      >
        {t('download')}
      </a>
    </InlineAlert>
  );
}

/** The download begins before the list is fetched again. */
const takenMs = 2000;

/** The archive of the visitor's data, and the deletion of the account. */
export function OwnData() {
  const t = useTranslations('account.data');
  const common = useTranslations('common');
  const router = useRouter();
  const query = useOwnData();
  const [openDialog, setOpenDialog] = useState<DataRequest | null>(null);
  const close = () => setOpenDialog(null);
  const finish = () => {
    close();
    // The notice on top of the account's pages is rendered by the server.
    if (openDialog === 'deletion') router.refresh();
  };
  return (
    <QueryBoundary query={query} failedText={t('failed')} retryLabel={common('retry')}>
      {({ export: archive, deletion, balance }) => (
        <div className="flex flex-col gap-4">
          {archive === null ? null : (
            <Archive archive={archive} onDownloaded={() => setTimeout(() => void query.refetch(), takenMs)} />
          )}
          <div className="flex flex-wrap gap-3 max-md:*:w-full">
            <Button variant="secondary" onClick={() => setOpenDialog('export')}>
              {t('export')}
            </Button>
            {deletion === null ? (
              <Button variant="danger-ghost" onClick={() => setOpenDialog('deletion')}>
                {t('delete')}
              </Button>
            ) : null}
          </div>
          {openDialog === null ? null : <DataDialog kind={openDialog} balance={balance} onClose={close} onDone={finish} />}
        </div>
      )}
    </QueryBoundary>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Link } from '@/components/ui/navigation/link';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { serviceIds } from '@/lib/domain/order/services';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import { addOrderPhotos } from '../../queries/orders';
import { refusalKey } from '../../refusal-key';

/** The photos of an accepted tour, all of them chosen at first, and the button that adds them to the statement. */
export function AddPhotos({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.photos');
  const locale = useLocale();
  const translate = useMessage();
  const heading = useId();
  const pictures = order.files.filter(({ kind, media_type }) => kind === 'result' && media_type.startsWith('image/'));
  const [left, setLeft] = useState<readonly number[]>([]);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (ids: readonly number[]) => addOrderPhotos(order.id, ids),
  });
  const [statementId] = order.statement_ids;
  const isOffered = order.service_id === serviceIds.photoTour && order.state === 'closed';
  if (!isOffered || statementId === undefined || pictures.length === 0) return null;
  const chosen = pictures.map(({ id }) => id).filter((id) => !left.includes(id));
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 border-b border-line px-5 py-5 lg:px-6">
      <div>
        <h3 id={heading} className="type-h3">
          {t('title')}
        </h3>
        <p className="type-sm text-ink-2">{t('text')}</p>
      </div>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {pictures.map(({ id, url, name }) => (
          <li key={id} className="relative aspect-[3/2] overflow-hidden rounded-sm bg-tuff-100">
            {/* biome-ignore lint/performance/noImgElement: the file comes with the visitor's session, which an optimiser does not have. */}
            <img src={url} alt="" loading="lazy" className="size-full object-cover" />
            <Checkbox
              aria-label={name}
              checked={!left.includes(id)}
              onCheckedChange={(isChosen) => setLeft(isChosen ? left.filter((one) => one !== id) : [...left, id])}
              className="absolute inset-0 items-start p-1"
            />
          </li>
        ))}
      </ul>
      {error ? (
        <InlineAlert tone="error" isLive>
          {translate(refusalKey(error))}
        </InlineAlert>
      ) : null}
      {data ? (
        <InlineAlert tone="success" isLive>
          {t(data.added > 0 ? 'added' : 'there_already', { count: data.added })}{' '}
          <Link href={localePath(locale, `/account/statements/${statementId}/edit`)} className="underline">
            {t('open')}
          </Link>
        </InlineAlert>
      ) : null}
      <Button
        isLoading={isPending}
        loadingText={t('adding')}
        disabled={chosen.length === 0}
        onClick={() => mutate(chosen)}
        className="self-start max-sm:w-full"
      >
        {t('add', { count: chosen.length })}
      </Button>
    </section>
  );
}

'use client';

import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FileIcon } from '@phosphor-icons/react/dist/ssr/File';
import { useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { useFileSize } from '../use-file-size';

type OrderFile = OrderDetail['files'][number];

const isPicture = ({ media_type }: OrderFile): boolean => media_type.startsWith('image/');
const picturesShown = 6;

/** The first pictures of a result; the last of them has the number of the others. */
export function ResultPictures({ files }: { files: readonly OrderFile[] }) {
  const t = useTranslations('orders.files');
  const pictures = files.filter((file) => file.kind === 'result' && isPicture(file));
  if (pictures.length === 0) return null;
  const more = pictures.length - picturesShown;
  return (
    <ul className="grid grid-cols-3 gap-2">
      {pictures.slice(0, picturesShown).map((file, index) => (
        <li key={file.id} className="relative aspect-[3/2] overflow-hidden rounded-sm bg-tuff-100">
          <a href={file.url} target="_blank" rel="noopener" className="block size-full">
            {/* biome-ignore lint/performance/noImgElement: the file comes with the visitor's session, which an optimiser does not have. */}
            <img src={file.url} alt={file.name} loading="lazy" className="size-full object-cover" />
            {more > 0 && index === picturesShown - 1 ? (
              <span className="num type-h3 absolute inset-0 flex items-center justify-center bg-tuff-900/70 text-white">
                {t('more', { count: more })}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Documents and results of an order, each with its download; the receipt comes last. */
export function OrderFiles({ order, receipt }: { order: OrderDetail; receipt: { href: string; name: string } | null }) {
  const t = useTranslations('orders.files');
  const size = useFileSize();
  if (order.files.length === 0 && !receipt) return <p className="type-sm text-ink-2">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {order.files.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            {...(file.bytes === 0 ? { target: '_blank', rel: 'noopener' } : { download: file.name })}
            className="group flex min-h-15 items-center gap-3 py-2"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-tuff-100 text-ink-2">
              {file.bytes === 0 ? (
                <CubeIcon aria-hidden="true" className="size-5" />
              ) : (
                <FileIcon aria-hidden="true" className="size-5" />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className="type-ui block truncate group-hover:underline">{file.name}</span>
              <span className="type-xs block text-ink-2">
                {[t(file.kind), file.bytes === 0 ? null : size(file.bytes)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <DownloadSimpleIcon aria-hidden="true" className="size-5 shrink-0" />
          </a>
        </li>
      ))}
      {receipt ? (
        <li>
          <a href={receipt.href} download className="group flex min-h-15 items-center gap-3 py-2">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-tuff-100 text-ink-2">
              <FileIcon aria-hidden="true" className="size-5" />
            </span>
            <span className="type-ui min-w-0 flex-1 truncate group-hover:underline">{receipt.name}</span>
            <DownloadSimpleIcon aria-hidden="true" className="size-5 shrink-0" />
          </a>
        </li>
      ) : null}
    </ul>
  );
}

'use client';

import { FileIcon } from '@phosphor-icons/react/dist/ssr/File';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { ApiFailure } from '@/lib/api/client';
import { formatNumber } from '@/lib/format/number';
import { useMessage } from '@/lib/i18n/use-message';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import type { OrderValues } from '../../domain/order-values';
import { uploadFile } from '../../queries/order-form';
import { useFileSize } from '../use-file-size';

/** The file types that the API accepts with an order. */
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
const bytesMax = 20 * 1024 * 1024;

/** Why a file would be refused, as a message key; null where nothing is wrong with it. */
function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(fileTypes as readonly string[]).includes(type)) return 'services.order.files.type';
  return size > bytesMax ? 'services.order.files.size' : null;
}

type Upload = { id: number; name: string; share: number };
type Refusal = { id: number; name: string; key: string };

/** Uploads files one after another and adds them to the form; a refused file is named. */
function useUploads(filesMax: number) {
  const { setValue, getValues } = useFormContext<OrderValues>();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const count = useRef(0);
  const refuse = (name: string, key: string) => {
    count.current += 1;
    const id = count.current;
    setRefusals((all) => [...all, { id, name, key }]);
  };
  const send = async (file: File) => {
    count.current += 1;
    const id = count.current;
    setUploads((all) => [...all, { id, name: file.name, share: 0 }]);
    const report = (share: number) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one)));
    try {
      const stored = await uploadFile(file, report);
      setValue('files', [...getValues('files'), stored], { shouldDirty: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const [key = error.message] = Object.values(error.envelope?.errors ?? {}).flat();
      refuse(file.name, key);
    } finally {
      setUploads((all) => all.filter((one) => one.id !== id));
    }
  };
  const add = async (files: File[]) => {
    setRefusals([]);
    for (const [index, file] of files.entries()) {
      const problem =
        getValues('files').length >= filesMax || index >= filesMax ? 'services.order.files.too_many' : fileProblem(file);
      if (problem) refuse(file.name, problem);
      else await send(file);
    }
  };
  const remove = (id: number) =>
    setValue(
      'files',
      getValues('files').filter((file) => file.id !== id),
      { shouldDirty: true },
    );
  return { uploads, refusals, add, remove };
}

/** Documents attached to the order. */
export function FilesField({ filesMax, label }: { filesMax: number; label: string }) {
  const t = useTranslations('services.order.files');
  const translate = useMessage();
  const locale = useLocale();
  const size = useFileSize();
  const { control } = useFormContext<OrderValues>();
  const files = useWatch({ control, name: 'files' });
  const { errors } = useFormState({ control, name: 'files' });
  const user = useSession((state) => state.user);
  const openModal = useModal((state) => state.open);
  const { uploads, refusals, add, remove } = useUploads(filesMax);
  const error = errors.files?.message;
  return (
    <div data-field="files" tabIndex={-1} className="mt-5 outline-none">
      <p className="type-label mb-1.5">{label}</p>
      {user ? (
        <FileDrop
          accept={fileTypes.join(',')}
          onFiles={(chosen) => void add(chosen)}
          label={t('choose')}
          dropText={t('drop')}
          hint={t('hint', { count: filesMax })}
          isDisabled={uploads.length > 0 || files.length >= filesMax}
        />
      ) : (
        <InlineAlert
          tone="info"
          action={
            <Button variant="secondary" size="sm" onClick={() => openModal('login')}>
              {t('sign_in')}
            </Button>
          }
        >
          {t('sign_in_text')}
        </InlineAlert>
      )}
      <ul aria-live="polite" className="mt-2 divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-13 items-center gap-3">
            <FileIcon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
            <span className="type-ui min-w-0 flex-1 truncate">{file.name}</span>
            <span className="num type-xs text-ink-2">{size(file.bytes)}</span>
            <IconButton label={t('remove', { name: file.name })} onClick={() => remove(file.id)}>
              <XIcon aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {uploads.map(({ id, name, share }) => (
          <li key={id} className="type-sm flex min-h-13 items-center gap-3 text-ink-2">
            {t('sending', { name, percent: `${formatNumber(Math.round(share * 100), locale)}%` })}
          </li>
        ))}
      </ul>
      {refusals.map(({ id, name, key }) => (
        <InlineAlert key={id} tone="error" isLive className="mt-2">
          {name}: {translate(key)}
        </InlineAlert>
      ))}
      {error ? (
        <InlineAlert tone="error" isLive className="mt-2">
          {translate(error)}
        </InlineAlert>
      ) : null}
    </div>
  );
}

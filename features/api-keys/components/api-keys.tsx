'use client';

import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudList, CrudRowButtons } from '@/components/crud/crud-list';
import { CrudPage } from '@/components/crud/crud-page';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { ApiKey, ApiKeyUsage } from '@/lib/contracts/account/api-keys';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { useApiKeys, useApiKeyUsage, useRevokeApiKey } from '../queries/api-keys';
import { ApiKeyDialog, NewTokenContext } from './api-key-dialog';
import { KeyUsage } from './key-usage';

type RowProps = { apiKey: ApiKey; usage: ApiKeyUsage | undefined; now: Date; onEdit: () => void; onRemove: () => void };

/** One key: its name, how it begins, and what it may do. */
function ApiKeyRow({ apiKey, usage, now, onEdit, onRemove }: RowProps) {
  const [t, locale] = [useTranslations('api_keys'), useLocale()];
  const { name, prefix, requests_per_minute: limit, last_used_at: usedAt, created_at: createdAt } = apiKey;
  const date = (moment: string) => formatDateTime(new Date(moment), now, locale);
  return (
    <article className="flex items-start gap-3 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1">
        <h2 className="type-ui [overflow-wrap:anywhere]">{name}</h2>
        <p className="tabular-nums type-sm">
          <code>{prefix}…</code>
        </p>
        <p className="type-xs mt-1 text-ink-2">
          {[
            t('created', { date: date(createdAt) }),
            usedAt === null ? t('never_used') : t('used', { date: date(usedAt) }),
            t('limit', { count: formatNumber(limit, locale) }),
          ].join(' · ')}
        </p>
        {usage ? <KeyUsage apiKey={apiKey} usage={usage} now={now} /> : null}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <CrudRowButtons
          labels={{ edit: t('edit_named', { name }), remove: t('remove_named', { name }) }}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </div>
    </article>
  );
}

/** The token of a new key. It is shown only here, so the dialog closes only by its button. */
function TokenDialog({ token, onClose }: { token: string | null; onClose: () => void }) {
  const [t, common] = [useTranslations('api_keys.token'), useTranslations('common')];
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token ?? '');
      toast.success(t('copied'));
    } catch {
      toast.error(t('copy_failed'));
    }
  };
  return (
    <Dialog
      open={token !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      width={595}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      <code className="tabular-nums block rounded-control bg-tuff-50 p-3 [overflow-wrap:anywhere]">{token}</code>
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="secondary" icon={<CopyIcon aria-hidden="true" className="size-5" />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </Dialog>
  );
}

/** The visitor's API keys. */
export function ApiKeys() {
  const t = useTranslations('api_keys');
  const [token, setToken] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const [query, usage, remove] = [useApiKeys(), useApiKeyUsage(), useRevokeApiKey()];
  return (
    <NewTokenContext value={setToken}>
      <CrudPage<ApiKey> name="api-key" t={t} listing={null} dialog={ApiKeyDialog}>
        {(edit) => (
          <>
            <p className="mb-4 text-ink-2">
              {t.rich('about', {
                docs: (text) => (
                  <a href="/api/docs" className="text-link underline">
                    {text}
                  </a>
                ),
              })}
            </p>
            <CrudList
              name="api-key"
              listing={{ q: '', page: 1 }}
              query={query}
              t={t}
              deleteTitle={(item) => t('delete_confirmation.title', { name: item?.name ?? '' })}
              remove={remove}
              onEdit={edit}
              row={(item, onRemove) => (
                <ApiKeyRow
                  apiKey={item}
                  usage={usage.data?.find(({ id }) => id === item.id)}
                  now={now}
                  onEdit={() => edit(item)}
                  onRemove={onRemove}
                />
              )}
            />
          </>
        )}
      </CrudPage>
      <TokenDialog token={token} onClose={() => setToken(null)} />
    </NewTokenContext>
  );
}

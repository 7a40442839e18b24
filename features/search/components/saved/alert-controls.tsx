'use client';

import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { PushNotice } from '@/components/push/push-notice';
import { Select } from '@/components/ui/selects/select';
import type { UpdateSearchBody } from '@/lib/contracts/account/saved-searches';
import { usePush } from '@/lib/push/use-push';
import { type ListedSearch, useUpdateSearch } from '../../queries/saved-searches';
import { hourText } from './saved-search-fields';
import { alertTimes } from './saved-search-form';

const channels = ['bell', 'mail', 'push', 'mail_push'] as const;
type Channel = (typeof channels)[number];
type AlertTime = (typeof alertTimes)[number];

const channelOf = ({ is_mailed, is_pushed }: Pick<ListedSearch, 'is_mailed' | 'is_pushed'>): Channel =>
  is_mailed ? (is_pushed ? 'mail_push' : 'mail') : is_pushed ? 'push' : 'bell';

const bodyOfTime = (time: AlertTime): UpdateSearchBody =>
  time === 'paused' ? { is_paused: true } : { is_paused: false, frequency: time };

/** How and when the alerts of a search come, saved as soon as they are chosen. */
export function AlertControls({ search }: { search: ListedSearch }) {
  const { id, name, hour } = search;
  const t = useTranslations('saved_searches');
  const [push, showFailure] = [usePush(), useFailureToast()];
  const { mutate, isPending, variables } = useUpdateSearch();
  const [wasRefused, setRefused] = useState(false);
  // The choice is shown while it is being saved.
  const { is_paused, frequency, ...shown } = { ...search, ...(isPending ? variables.body : {}) };
  const save = (body: UpdateSearchBody) => mutate({ id, body }, { onError: showFailure });
  const timeText = (time: AlertTime) => {
    const text = t(`times.${time}`);
    return time === 'daily' || time === 'weekly' ? t('at', { time: text, hour: hourText(hour) }) : text;
  };
  const chooseChannel = async (channel: Channel) => {
    const is_pushed = channel === 'push' || channel === 'mail_push';
    // The browser's permission is requested only once it was chosen.
    const isRefused = is_pushed && push.status !== 'on' && !(await push.change(true));
    setRefused(isRefused);
    if (isRefused) return;
    save({ is_mailed: channel === 'mail' || channel === 'mail_push', is_pushed });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {is_paused ? null : (
          <Select
            aria-label={t('how_named', { name })}
            className="sm:w-auto sm:max-w-full"
            icon={<EnvelopeSimpleIcon aria-hidden="true" className="size-5 shrink-0" />}
            options={channels.map((value) => ({
              value,
              label: t(`by.${value}`),
              isDisabled: push.status === 'unsupported' && value !== channelOf(shown) && value.includes('push'),
            }))}
            value={channelOf(shown)}
            disabled={isPending || push.isPending}
            onValueChange={(value) => void chooseChannel(value as Channel)}
          />
        )}
        <Select
          aria-label={t('when_named', { name })}
          className="sm:w-auto"
          icon={<ClockIcon aria-hidden="true" className="size-5 shrink-0" />}
          options={alertTimes.map((value) => ({ value, label: timeText(value) }))}
          value={is_paused ? 'paused' : frequency}
          disabled={isPending}
          onValueChange={(value) => save(bodyOfTime(value as AlertTime))}
        />
      </div>
      {wasRefused ? <PushNotice push={push} /> : null}
    </>
  );
}

'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import type { AdminBanner } from '@/lib/contracts/site/banners';
import { formatDateTime } from '@/lib/format/date';
import { useAdminBanners, useRemoveBanner } from '../../queries/banners';
import { AdminList } from '../admin-list';
import { ConfirmedButton } from '../confirmed-button';
import { BannerDialog } from './banner-dialog';

const stateOf = ({ is_active, starts_at, ends_at }: AdminBanner, now: Date) => {
  if (!is_active) return 'off';
  if (starts_at !== null && new Date(starts_at) > now) return 'planned';
  return ends_at !== null && new Date(ends_at) <= now ? 'ended' : 'active';
};
const tones = { active: 'ok', planned: 'info', ended: 'neutral', off: 'neutral' } as const;

function BannerRow({ banner, now, onEdit }: { banner: AdminBanner; now: Date; onEdit: () => void }) {
  const [t, locale] = [useTranslations('admin.banners'), useLocale()];
  const { id, title, place, views, clicks, starts_at, ends_at } = banner;
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  const state = stateOf(banner, now);
  const facts = [
    t(`places.${place}`),
    starts_at === null ? null : t('from', { moment: moment(starts_at) }),
    ends_at === null ? t('endless') : t('until', { moment: moment(ends_at) }),
  ];
  const name = title || `${id}`;
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-ui font-semibold [overflow-wrap:anywhere]">{name}</h2>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        <span className="num type-sm ml-auto">{t('counts', { views, clicks })}</span>
      </div>
      <p className="type-sm mt-1 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-label={t('edit_named', { title: name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <ConfirmedButton
          id={id}
          mutation={useRemoveBanner()}
          labels={{
            button: t('remove'),
            name: t('remove_named', { title: name }),
            title: t('remove_title', { title: name }),
            text: t('remove_text'),
            cancel: t('cancel'),
            pending: t('removing'),
            done: t('removed', { title: name }),
          }}
        />
      </div>
    </article>
  );
}

/** Banners with how often each was seen and pressed. */
export function BannerList() {
  const t = useTranslations('admin.banners');
  const toast = useToast();
  const [edited, setEdited] = useState<AdminBanner | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (banner: AdminBanner | null) => {
    setEdited(banner);
    setIsOpen(true);
  };
  return (
    <>
      <AdminList
        view="banners"
        search={
          <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => open(null)}>
            {t('add')}
          </Button>
        }
        empty={{ title: t('empty_title'), text: t('empty_text') }}
        useItems={useAdminBanners}
        row={(banner, now) => <BannerRow banner={banner} now={now} onEdit={() => open(banner)} />}
      />
      <BannerDialog
        key={edited?.id ?? 'new'}
        banner={edited}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('saved'));
        }}
      />
    </>
  );
}

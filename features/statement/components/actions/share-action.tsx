'use client';

import { useTranslations } from 'next-intl';
import { CardIcon } from '@/components/statement-card/card-icon';
import { ActionButton, type ActionLook } from './action-button';
import { useTransientMessage } from './use-transient-message';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Hands the address to the phone's own sheet; elsewhere it is copied, as desktop sheets know few places to share to. */
export function ShareAction({ look, title }: { look: ActionLook; title: string }) {
  const t = useTranslations('statement.actions');
  const [note, say] = useTransientMessage();

  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    try {
      if (isTouch() && typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(t('copied'));
    } catch (error) {
      // Closing the phone's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(t('copy_failed'));
    }
  };

  return (
    <ActionButton
      look={look}
      label={t('share')}
      icon={<CardIcon name="share" className="size-5" />}
      onPress={share}
      note={note}
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { CardIcon } from '@/components/statement-card/card-icon';
import { hideStatement, unhideStatement, useIsHidden } from '@/lib/stores/hidden';
import { ActionButton } from './action-button';
import { useTransientMessage } from './use-transient-message';

/** Takes the statement out of the visitor's lists, and brings it back. */
export function HideAction({ id }: { id: number }) {
  const t = useTranslations('statement.actions');
  const isHidden = useIsHidden(id);
  const [note, say] = useTransientMessage();
  const press = () => {
    if (isHidden) unhideStatement(id);
    else hideStatement(id);
    say(t(isHidden ? 'shown' : 'hidden'));
  };
  return (
    <ActionButton
      look="row"
      label={t(isHidden ? 'unhide' : 'hide')}
      icon={<CardIcon name={isHidden ? 'eye' : 'hide'} className="size-5" />}
      onPress={press}
      note={note}
    />
  );
}

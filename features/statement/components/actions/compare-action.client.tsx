'use client';

import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { toggleCompared, useIsCompared } from '@/lib/stores/lists/compared-statements';
import { ActionButton, type ActionLook, useTransientMessage } from './statement-actions';

/** Adds the statement to the comparison, or removes it; a fifth one is refused. */
export function CompareAction({ id, look }: { id: number; look: ActionLook }) {
  const t = useTranslations('statement.actions');
  const errors = useTranslations('errors');
  const isCompared = useIsCompared(id);
  const [note, showMessage] = useTransientMessage();
  return (
    <ActionButton
      look={look}
      label={t('compare')}
      isPressed={isCompared}
      onPress={() => {
        if (!toggleCompared(id)) showMessage(errors('compared_max'));
      }}
      icon={<SpriteIcon name="scales" className={isCompared ? 'size-5 text-saperavi-600' : 'size-5'} />}
      note={note}
    />
  );
}

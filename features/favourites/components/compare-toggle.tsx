'use client';

import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useToast } from '@/components/ui/feedback/toast';
import { cn } from '@/lib/cn';
import { toggleCompared, useIsCompared } from '@/lib/stores/lists/compared-statements';

/** Adds a favourite to the comparison, or removes it; a fifth one is refused. */
export function CompareToggle({ id, title }: { id: number; title: string }) {
  const t = useTranslations('favourites');
  const errors = useTranslations('errors');
  const toast = useToast();
  const isCompared = useIsCompared(id);
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={t('compare_title', { title })}
      onClick={() => {
        if (!toggleCompared(id)) toast.info(errors('compared_max'));
      }}
      className={cn(buttonClasses({ variant: isCompared ? 'tonal' : 'secondary', size: 'md' }), 'shrink-0')}
    >
      <SpriteIcon name="scales" className="size-5" />
      {t('compare')}
    </button>
  );
}

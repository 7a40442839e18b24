'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';

/** Saves what the panel contains; phones have the button in their floating bar. */
export function SaveDraftButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('saved_searches.save');
  return (
    <Button
      variant="secondary"
      icon={<SpriteIcon name="bell-ringing" className="size-5" />}
      onClick={onPress}
      className="max-lg:hidden"
    >
      {t('button')}
    </Button>
  );
}

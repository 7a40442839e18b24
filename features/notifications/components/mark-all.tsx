'use client';

import { ChecksIcon } from '@phosphor-icons/react/dist/ssr/Checks';
import { useTranslations } from 'next-intl';
import { Button, type ButtonVariant } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import { useMarkAllSeen } from '../queries/use-notifications';

type Props = { variant: ButtonVariant; textClassName?: string; className?: string; onFailed: (hasFailed: boolean) => void };

/** Marks every notification as read. */
export function MarkAll({ variant, textClassName, className, onFailed }: Props) {
  const t = useTranslations('notifications');
  const { mutate, isPending } = useMarkAllSeen();
  const markAll = () => {
    onFailed(false);
    mutate(undefined, { onError: () => onFailed(true) });
  };
  return (
    <Button
      variant={variant}
      size="md"
      isLoading={isPending}
      onClick={markAll}
      icon={<ChecksIcon aria-hidden="true" className="size-5" />}
      className={cn('shrink-0', className)}
    >
      <span className={textClassName}>{t('mark_all')}</span>
    </Button>
  );
}

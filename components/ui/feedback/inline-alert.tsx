import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type AlertTone = 'info' | 'warning' | 'success' | 'error';

const tones = {
  info: { Icon: InfoIcon, look: 'bg-aivani-100 text-aivani-800' },
  warning: { Icon: WarningIcon, look: 'bg-saffron-100 text-saffron-800' },
  success: { Icon: CheckCircleIcon, look: 'bg-vine-100 text-vine-800' },
  error: { Icon: WarningCircleIcon, look: 'bg-alert-100 text-alert-800' },
} as const;

interface InlineAlertProps {
  tone: AlertTone;
  children: ReactNode;
  action?: ReactNode;
  /** For a message that appears after an action of the visitor. */
  isLive?: boolean;
  className?: string;
}

export function InlineAlert({ tone, children, action, isLive = false, className }: InlineAlertProps) {
  const { Icon, look } = tones[tone];
  return (
    <div
      role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={cn('type-sm flex items-start gap-3 rounded-control px-4 py-3', look, className)}
    >
      <Icon weight="fill" aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}

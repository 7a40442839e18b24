import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type TagTone = 'ok' | 'warning' | 'error' | 'neutral' | 'info' | 'media';

const tones: Record<TagTone, string> = {
  ok: 'bg-vine-100 text-vine-800',
  warning: 'bg-saffron-100 text-saffron-800',
  error: 'bg-alert-100 text-alert-800',
  neutral: 'bg-tuff-100 text-tuff-700',
  info: 'bg-aivani-100 text-aivani-800',
  // Placed on pictures, so its background is nearly solid.
  media: 'rounded-badge bg-tuff-900/85 px-2 text-white',
};

interface TagProps {
  tone: TagTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Tag({ tone, icon, children, className }: TagProps) {
  return (
    <span className={cn('tag', tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

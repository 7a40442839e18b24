'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import { useHydrated } from './use-hydrated';

/**
 * The button that sends a form. Until the page came alive it sends nothing, by Enter neither: the browser itself would put what was
 * typed, a password among it, into an address. It looks the same meanwhile.
 */
export function SubmitButton({ className, ...props }: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const isHydrated = useHydrated();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!isHydrated}
      className={cn(className, !isHydrated && 'disabled:cursor-progress disabled:bg-brand disabled:text-white')}
    />
  );
}

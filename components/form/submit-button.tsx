'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';

const never = () => () => {};

/** False on the server and until hydration. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The submit button of a form. It is disabled until hydration, which disables Enter too: the browser's own submit would put the typed
 * values, passwords included, into the address. It looks the same all along.
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

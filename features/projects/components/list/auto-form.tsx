'use client';

import type { FormEvent, ReactNode } from 'react';

/** A form that asks again as soon as one of its choices changes; text is sent with Enter, as everywhere. */
export function AutoForm({ action, children, className }: { action: string; children: ReactNode; className?: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (
      event.target instanceof HTMLSelectElement ||
      (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
    )
      event.currentTarget.requestSubmit();
  };
  return (
    <form action={action} onChange={submit} className={className}>
      {children}
    </form>
  );
}

'use client';

import type { FormEvent, ReactNode } from 'react';

/** A form that is submitted as soon as a choice changes; text is submitted with Enter. */
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

'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { AddedMessages } from './added-messages';
import { useLoadedErrors } from './error-texts';

/** Adds the texts of errors once some component has loaded them. */
export function LoadedErrors({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const errors = useLoadedErrors((state) => state[locale]);
  const messages = useMemo((): Record<string, object> => (errors ? { errors } : {}), [errors]);
  return <AddedMessages messages={messages}>{children}</AddedMessages>;
}

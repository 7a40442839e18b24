'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

interface AddedMessagesProps {
  /** Dictionaries by namespace. */
  messages: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** Adds messages to those that the components around it have, for the components below. */
export function AddedMessages({ messages, children }: AddedMessagesProps) {
  const shared = useMessages();
  const locale = useLocale();
  const all = useMemo(() => ({ ...shared, ...messages }), [shared, messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}

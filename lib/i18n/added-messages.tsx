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

/** The same for messages from the server. They are sent as JSON text: React would serialise and parse hundreds of values one by one. */
export function SentMessages({ text, children }: { text: string; children: ReactNode }) {
  const messages = useMemo(() => JSON.parse(text) as Record<string, object>, [text]);
  return <AddedMessages messages={messages}>{children}</AddedMessages>;
}

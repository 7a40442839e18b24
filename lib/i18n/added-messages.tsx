'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { elementOf, StaticHtml } from '../static-html';

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

/** Messages of parts, parsed once. */
const parsed = new Map<string, Record<string, object>>();

function partMessages(part: string): Readonly<Record<string, object>> {
  const written = globalThis.__entry?.sentMessages.get(part);
  if (written) return written;
  const known = parsed.get(part) ?? (JSON.parse(elementOf(part)?.textContent ?? '{}') as Record<string, object>);
  parsed.set(part, known);
  return known;
}

interface SentMessagesProps {
  /** JSON, absent when it is a static part of the document: React would serialise and parse hundreds of values one by one. */
  text?: string;
  part?: string;
  children: ReactNode;
}

/** The same for messages from the server. */
export function SentMessages({ text, part = '', children }: SentMessagesProps) {
  const messages = useMemo(
    () => (text === undefined ? partMessages(part) : (JSON.parse(text) as Record<string, object>)),
    [text, part],
  );
  return (
    <>
      {text === undefined ? <StaticHtml tag="script" type="application/json" part={part} /> : null}
      <AddedMessages messages={messages}>{children}</AddedMessages>
    </>
  );
}

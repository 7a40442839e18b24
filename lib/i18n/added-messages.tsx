'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { readJson, type SentJson } from '../sent-json';
import { JsonPart } from '../static-html';

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

/** Parsed messages by the name of their static part. */
const parsed = new Map<string, Readonly<Record<string, object>>>();

function readMessages(sent: SentJson): Readonly<Record<string, object>> {
  const part = 'part' in sent ? sent.part : null;
  const known = part === null ? undefined : (globalThis.__entry?.sentMessages.get(part) ?? parsed.get(part));
  const messages = known ?? (readJson(sent) as Record<string, object>);
  if (part !== null) parsed.set(part, messages);
  return messages;
}

/** The same for messages from the server. */
export function SentMessages({ sent, children }: { sent: SentJson; children: ReactNode }) {
  const name = 'part' in sent ? sent.part : sent.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object may have the same content.
  const messages = useMemo(() => readMessages(sent), [name]);
  return (
    <>
      <JsonPart {...('part' in sent ? sent : {})} />
      <AddedMessages messages={messages}>{children}</AddedMessages>
    </>
  );
}

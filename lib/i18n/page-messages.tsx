import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SentMessages } from './added-messages';
import { LoadedErrors } from './loaded-errors';
import type { Messages } from './messages';

/** A namespace, or one part of it: `statement.gallery`. */
type MessageName = { [Name in keyof Messages]: Name | `${Name}.${keyof Messages[Name] & string}` }[keyof Messages];

/** The parts of a dictionary that have these names, where the whole has them. */
function pickMessages(messages: Messages, names: readonly MessageName[]): Record<string, object> {
  const picked: Record<string, object> = {};
  for (const name of names) {
    const [namespace = '', part] = name.split('.');
    const whole: Readonly<Record<string, unknown>> = messages[namespace as keyof Messages];
    picked[namespace] = part === undefined ? whole : { ...picked[namespace], [part]: whole[part] };
  }
  return picked;
}

/** What any page may need; of the errors those that stand in for others, see `useErrorTexts`. */
const siteMessages = [
  'common',
  'errors.code',
  'errors.compared_max',
  'errors.field_invalid',
  'errors.invalid',
  'errors.unforeseen',
  'failure',
  'search.card',
] as const;

type Entry = NonNullable<typeof globalThis.__entry>;
type Sent = { text: string; part: ReturnType<Entry['staticPartOf']> | undefined };

const sent = new WeakMap<Messages, Map<string, Sent>>();

function writeMessages(messages: Messages, names: readonly MessageName[]): Sent {
  const entry = globalThis.__entry;
  const picked = pickMessages(messages, names);
  // In a script of HTML nothing may begin a tag.
  const text = JSON.stringify(picked).replaceAll('<', '\\u003c');
  const part = entry?.staticPartOf(text);
  if (part) entry?.sentMessages.set(part.id, picked);
  return { text, part };
}

/** The messages with these names, written once: as a static part of the document where there is one, else as text. */
function sentMessages(messages: Messages, names: readonly MessageName[]): { part: string } | { text: string } {
  const known = sent.get(messages) ?? new Map<string, Sent>();
  sent.set(messages, known);
  const key = names.join();
  const written = known.get(key) ?? writeMessages(messages, names);
  known.set(key, written);
  const { text, part } = written;
  const parts = globalThis.__entry?.scope.getStore()?.parts;
  if (!parts || !part) return { text };
  parts.set(part.id, part.bytes);
  return { part: part.id };
}

/** Sends the browser, once, the messages that any page may need. */
export async function SiteMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={{}}>
      <SentMessages {...sentMessages(await getMessages(), siteMessages)}>
        <LoadedErrors>{children}</LoadedErrors>
      </SentMessages>
    </NextIntlClientProvider>
  );
}

interface PageMessagesProps {
  /** What the client components below read, in addition to what every page may need. */
  names: readonly MessageName[];
  children: ReactNode;
}

/** Sends the browser the messages that the client components below read, and no others, since they are part of every page. */
export async function PageMessages({ names, children }: PageMessagesProps) {
  return <SentMessages {...sentMessages(await getMessages(), names)}>{children}</SentMessages>;
}

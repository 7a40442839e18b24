import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddedMessages } from './added-messages';
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

/** What any page may need; the fallback texts of errors, see `useErrorTexts`. */
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

/** Sends the browser, once, the messages that any page may need. */
export async function SiteMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), siteMessages)}>
      <LoadedErrors>{children}</LoadedErrors>
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
  return <AddedMessages messages={pickMessages(await getMessages(), names)}>{children}</AddedMessages>;
}

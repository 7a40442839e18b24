import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AddedMessages } from './added-messages';
import { LoadedErrors } from './loaded-errors';
import type { Messages } from './messages';

/** Sends the browser, once, the messages that any page may need; of the errors those that stand in for others, see `useErrorTexts`. */
export async function SiteMessages({ children }: { children: ReactNode }) {
  const { common, errors, failure, search } = await getMessages();
  const { code, compared_max, field_invalid, invalid, unforeseen } = errors;
  const general = { code, compared_max, field_invalid, invalid, unforeseen };
  return (
    <NextIntlClientProvider messages={{ common, errors: general, failure, search: { card: search.card } }}>
      <LoadedErrors>{children}</LoadedErrors>
    </NextIntlClientProvider>
  );
}

interface PageMessagesProps {
  /** Namespaces that the client components below read, in addition to those that every page may need. */
  names: readonly (keyof Messages)[];
  children: ReactNode;
}

/** Sends the browser the messages that the client components below read, and no others, since they are part of every page. */
export async function PageMessages({ names, children }: PageMessagesProps) {
  const messages = await getMessages();
  return <AddedMessages messages={Object.fromEntries(names.map((name) => [name, messages[name]]))}>{children}</AddedMessages>;
}

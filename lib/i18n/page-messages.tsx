import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from './messages';

interface PageMessagesProps {
  /** Namespaces that the client components below read, in addition to those that every page may need. */
  names: readonly (keyof Messages)[];
  children: ReactNode;
}

/** Sends the browser the messages that the client components below read, and no others, since they are part of every page. */
export async function PageMessages({ names, children }: PageMessagesProps) {
  const messages = await getMessages();
  const { common, errors, failure, search } = messages;
  const chosen = Object.fromEntries(names.map((name) => [name, messages[name]]));
  return (
    <NextIntlClientProvider messages={{ common, errors, failure, search: { card: search.card }, ...chosen }}>
      {children}
    </NextIntlClientProvider>
  );
}

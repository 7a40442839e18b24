import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.browser';

/** HTML of a tree with components of the server, which are asynchronous. */
export async function renderServerTree(tree: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(tree);
  await stream.allReady;
  return new Response(stream).text();
}

/** What components of the server read of next-intl, in English with the given messages. */
export const serverTranslations = (messages: object) => ({
  getLocale: async () => 'en',
  getTranslations: async (namespace: string) => createTranslator({ locale: 'en', messages, namespace: namespace as never }),
});

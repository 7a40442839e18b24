import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedEmail = { to: string[]; headers: string; text: string };

/**
 * A mail server on this machine.
 * @param take gets each email; one that it throws at is refused
 * @returns its address for SMTP_URL, and a function that closes it
 */
export async function startSmtpServer(take: (mail: ReceivedEmail) => void): Promise<{ url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      let text = '';
      for await (const chunk of stream) text += chunk;
      try {
        take({ to: session.envelope.rcptTo.map(({ address }) => address), headers: text.split('\r\n\r\n')[0] ?? '', text });
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('Refused'));
      }
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { createTransport } from 'nodemailer';

export type MailAttachment = { name: string; mediaType: string; bytes: Uint8Array };

export type Mail = {
  to: string;
  /** Who gets a copy; the recipients see each other. */
  cc?: readonly string[];
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** Takes a POST that ends this kind of mail, as in RFC 8058; mail clients show a button for it. */
  unsubscribeUrl?: string;
  /** `<id@host>`: clients show an email that comes again with the same one once. */
  messageId?: string;
};

export type MailPort = {
  /** @throws Error when the mail was refused */
  send(mail: Mail): Promise<void>;
};

const timeoutMs = 10_000;
/** A server that keeps sending stays within every timeout of a single response. */
const sendTimeoutMsMax = 60_000;
const responseCharsMax = 64 * 1024;
/** Apart from the name, so that nothing in it is read as a second address. */
const toAddress = (address: string) => ({ name: '', address });

/** @throws Error when the work takes longer; its outcome is then unknown */
async function withinTime(work: Promise<unknown>, timeLimitMs: number): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('The mail server took too long.')), timeLimitMs);
  await Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}

/** Stores what would be sent; development and tests read it. */
export const createSandboxMail = (store: (mail: Mail) => Promise<void>): MailPort => ({ send: store });

/**
 * A mail server behind SMTP.
 * @param url smtp://user:password@host:port, or smtps://
 * @param from the sender, as `Name <address>` or only an address
 * @param sendTimeoutMs for one mail as a whole
 */
export function createSmtpMail(url: string, from: string, sendTimeoutMs = sendTimeoutMsMax): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: responseCharsMax,
    // The texts are ours: nothing in them may read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, cc = [], subject, text, html, attachments = [], unsubscribeUrl, messageId }) => {
      const headers = unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : undefined;
      const sent = transport.sendMail({
        from,
        to: toAddress(to),
        cc: cc.map(toAddress),
        subject,
        text,
        attachments: attachments.map(({ name, mediaType, bytes }) => ({
          filename: name,
          contentType: mediaType,
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        })),
        ...(messageId && { messageId }),
        ...(html && { html }),
        ...(headers && { headers }),
      });
      await withinTime(sent, sendTimeoutMs);
    },
  };
}

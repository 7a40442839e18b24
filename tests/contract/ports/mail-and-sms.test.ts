import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxMail, createSmtpMail, type Mail, type MailPort } from '@/server/ports/mail';
import { createGatewaySms, createSandboxSms, type Sms, type SmsPort } from '@/server/ports/sms';
import { startSmtpServer } from '../../setup/servers/smtp';

const received: { sms: Sms[]; mail: string[] } = { sms: [], mail: [] };
let isRefusing = false;

const gateway = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (isRefusing || request.headers.authorization !== 'Bearer gateway-token') return response.writeHead(503).end();
  const { to, text } = JSON.parse(body);
  received.sms.push({ phone: to.replace('+995', ''), text });
  return response.writeHead(202).end();
});
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
const ports: { sms: Record<string, SmsPort>; mail: Record<string, MailPort> } = { sms: {}, mail: {} };
const refuseOr = async (keep: () => void): Promise<void> => {
  if (isRefusing) throw new Error('Refused');
  keep();
};

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  smtp = await startSmtpServer(({ to, text }) => {
    if (isRefusing) throw new Error('Refused');
    received.mail.push(`${to.join()}\n${text}`);
  });
  const { port } = gateway.address() as AddressInfo;
  const recordMail = (mail: Mail) => received.mail.push(`${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
  ports.sms = {
    sandbox: createSandboxSms((sms) => refuseOr(() => received.sms.push(sms))),
    gateway: createGatewaySms(`http://127.0.0.1:${port}/send`, 'gateway-token'),
  };
  ports.mail = {
    sandbox: createSandboxMail((mail) => refuseOr(() => recordMail(mail))),
    smtp: createSmtpMail(smtp.url, 'Aivani <help@aivani.example>'),
  };
});
afterAll(async () => {
  await new Promise((resolve) => gateway.close(resolve));
  await smtp.close();
});

async function refused(work: () => Promise<void> | undefined): Promise<unknown> {
  isRefusing = true;
  return Promise.resolve(work())
    .then(
      () => 'taken',
      (error: unknown) => error,
    )
    .finally(() => {
      isRefusing = false;
    });
}

describe.each(['sandbox', 'gateway'])('SMS by the %s', (name) => {
  it('arrives as it was written', async () => {
    received.sms = [];
    await ports.sms[name]?.send({ phone: '599000000', text: 'კოდი 123456' });
    expect(received.sms).toEqual([{ phone: '599000000', text: 'კოდი 123456' }]);
  });

  it('fails when it was not accepted, without its text in the error', async () => {
    const error = await refused(() => ports.sms[name]?.send({ phone: '599000000', text: 'კოდი 123456' }));
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/599000000|123456/);
  });
});

describe.each(['sandbox', 'smtp'])('mail by the %s', (name) => {
  const mail = { to: 'nino@example.com', subject: 'Code', text: 'Open the link' };

  it('arrives as it was written', async () => {
    received.mail = [];
    await ports.mail[name]?.send(mail);
    expect(received.mail).toHaveLength(1);
    expect(received.mail[0]).toMatch(/^nino@example\.com\n[\s\S]*Subject: Code[\s\S]*Open the link/);
  });

  it('fails when it was not accepted', async () => {
    expect(await refused(() => ports.mail[name]?.send(mail))).toBeInstanceOf(Error);
  });
});

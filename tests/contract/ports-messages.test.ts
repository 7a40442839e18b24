import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, type MailPort, sandboxMail, smtpMail } from '@/server/ports/mail';
import { gatewaySms, type Sms, type SmsPort, sandboxSms } from '@/server/ports/sms';
import { openSmtp } from '../setup/smtp';

const taken: { sms: Sms[]; mail: string[] } = { sms: [], mail: [] };
let isRefusing = false;

const gateway = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (isRefusing || request.headers.authorization !== 'Bearer gateway-token') return response.writeHead(503).end();
  const { to, text } = JSON.parse(body);
  taken.sms.push({ phone: to.replace('+995', ''), text });
  return response.writeHead(202).end();
});
let smtp: Awaited<ReturnType<typeof openSmtp>>;
const ports: { sms: Record<string, SmsPort>; mail: Record<string, MailPort> } = { sms: {}, mail: {} };
const refuseOr = async (keep: () => void): Promise<void> => {
  if (isRefusing) throw new Error('Refused');
  keep();
};

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  smtp = await openSmtp(({ to, text }) => {
    if (isRefusing) throw new Error('Refused');
    taken.mail.push(`${to.join()}\n${text}`);
  });
  const { port } = gateway.address() as AddressInfo;
  const keepMail = (mail: Mail) => taken.mail.push(`${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
  ports.sms = {
    sandbox: sandboxSms((sms) => refuseOr(() => taken.sms.push(sms))),
    gateway: gatewaySms(`http://127.0.0.1:${port}/send`, 'gateway-token'),
  };
  ports.mail = {
    sandbox: sandboxMail((mail) => refuseOr(() => keepMail(mail))),
    smtp: smtpMail(smtp.url, 'Aivani <help@aivani.example>'),
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
    taken.sms = [];
    await ports.sms[name]?.send({ phone: '599000000', text: 'კოდი 123456' });
    expect(taken.sms).toEqual([{ phone: '599000000', text: 'კოდი 123456' }]);
  });

  it('fails when it was not taken, without a word of it in the error', async () => {
    const error = await refused(() => ports.sms[name]?.send({ phone: '599000000', text: 'კოდი 123456' }));
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toMatch(/599000000|123456/);
  });
});

describe.each(['sandbox', 'smtp'])('mail by the %s', (name) => {
  const mail = { to: 'nino@example.com', subject: 'Code', text: 'Open the link' };

  it('arrives as it was written', async () => {
    taken.mail = [];
    await ports.mail[name]?.send(mail);
    expect(taken.mail).toHaveLength(1);
    expect(taken.mail[0]).toMatch(/^nino@example\.com\n[\s\S]*Subject: Code[\s\S]*Open the link/);
  });

  it('fails when it was not taken', async () => {
    expect(await refused(() => ports.mail[name]?.send(mail))).toBeInstanceOf(Error);
  });
});

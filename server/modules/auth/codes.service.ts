import { randomInt } from 'node:crypto';
import type { Locale } from '@/lib/contracts/common';
import { daySeconds, hourMs } from '@/lib/domain/time/duration';
import { toE164 } from '@/lib/format/phone';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { CodeScope, CodesRepository } from './codes.repository';
import type { CredentialsRepository } from './credentials.repository';
import type { Messenger } from './messenger';

const codeLength = 6;
const codeTtlMs = 600_000;
const triesMax = 5;

const limits = {
  pause: { countMax: 1, windowSeconds: 60 },
  phoneHour: { countMax: 5, windowSeconds: 3600 },
  addressHour: { countMax: 10, windowSeconds: 3600 },
  phoneDay: { countMax: 10, windowSeconds: daySeconds },
} as const;
const siteWindowSeconds = daySeconds;

type CodesParts = {
  codes: CodesRepository;
  credentials: Pick<CredentialsRepository, 'hash' | 'verify'>;
  messenger: Messenger;
  limiter: RateLimiter;
  clock: Clock;
  /** Country codes that SMS may go to, Georgia's among them or not. */
  countryCodes: readonly string[];
  /** How many codes the whole site sends in a day. */
  perDayMax: number;
};

/** The caller, and the language of the SMS. `isSent` false does everything but send. */
export type CodeRequest = { address: string; locale: Locale; isSent: boolean };

export type CodesService = ReturnType<typeof createCodesService>;

const wrongCode = () => invalid({ sms_code: ['errors.code_wrong'] });

/** Codes of six digits by SMS: ten minutes, single use, five tries. */
export function createCodesService({ codes, credentials, messenger, limiter, clock, countryCodes, perDayMax }: CodesParts) {
  /** SMS to some countries cost more than they bring. @throws ApiError 422 on `phone_number` */
  const assertReachable = (phone: string): void => {
    const international = toE164(phone);
    if (!countryCodes.some((code) => international.startsWith(`+${code}`)))
      throw invalid({ phone_number: ['errors.phone_country'] });
  };
  const takeTurn = async (phone: string, address: string): Promise<void> => {
    await limiter.take(`code address ${address}`, limits.addressHour);
    await limiter.take(`code pause ${phone}`, limits.pause);
    await limiter.take(`code hour ${phone}`, limits.phoneHour);
    await limiter.take(`code day ${phone}`, limits.phoneDay);
    await limiter.take('code site', { countMax: perDayMax, windowSeconds: siteWindowSeconds });
  };

  return {
    /** Sends a new code; the earlier ones of the same scope become invalid. @throws ApiError 422 for a country that gets no SMS, 429 with Retry-After */
    send: async (scope: CodeScope, { address, locale, isSent }: CodeRequest): Promise<void> => {
      assertReachable(scope.phone);
      await takeTurn(scope.phone, address);
      const now = clock();
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      await codes.add(scope, await credentials.hash(code), now, new Date(now.getTime() + codeTtlMs));
      if (isSent) messenger.sendCode(scope.phone, code, locale);
    },

    /**
     * Uses a code up. One of four or five digits is only the beginning of one and costs no try.
     * @throws ApiError 422 on `sms_code` when it is wrong for any reason
     */
    check: async (scope: CodeScope, code: string): Promise<void> => {
      if (code.length !== codeLength) throw wrongCode();
      const now = clock();
      const tried = await codes.takeTry(scope, triesMax, now);
      if (!tried || !(await credentials.verify(code, tried.codeHash)) || !(await codes.use(tried.id, now))) throw wrongCode();
    },
  };
}

/** What the code of a guest's form is sent for. */
export const formPurpose = 'form';
const confirmedMs = hourMs;

export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;

/** Numbers of guests' forms: one counts as confirmed for an hour in the browser that entered its code. */
export const createConfirmationsService = ({ codes, clock }: { codes: Pick<CodesRepository, 'wasUsedSince'>; clock: Clock }) => ({
  /** @param binding the browser, as the code was sent to it */
  isConfirmed: (phone: string, binding: string): Promise<boolean> =>
    codes.wasUsedSince({ phone, purpose: formPurpose, binding }, new Date(clock().getTime() - confirmedMs)),
});

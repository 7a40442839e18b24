import { createHash } from 'node:crypto';
import type { LoanRequestBody } from '@/lib/contracts/mortgage';
import { returnPath } from '@/lib/domain/return-path';
import { ApiError, invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { DataCipher } from '../../ports/data-cipher';
import type { ConfirmationsService } from '../auth/codes.service';
import type { ConsentsRepository } from '../personal-data/consents.repository';
import type { StatementsRepository } from '../statements/statements.repository';
import type { UsersRepository } from '../users/users.repository';
import { loanConsent } from './loan-consent';
import type { BankRow, BanksRepository, LoanRequestsRepository, NewLoanRequest } from './mortgage.repository';
import { bankPage, type FieldErrors, loanRequestErrors, ownFieldsOf } from './mortgage.rules';
import { sealPersonalNumber } from './personal-number';

export type LoanRequestsParts = {
  banks: Pick<BanksRepository, 'findActive'>;
  requests: Pick<LoanRequestsRepository, 'add' | 'findByOnceKey'>;
  statements: Pick<StatementsRepository, 'idsInStates'>;
  users: Pick<UsersRepository, 'phonesOf'>;
  confirmations: ConfirmationsService;
  consents: Pick<ConsentsRepository, 'storeTexts'>;
  cipher: DataCipher;
  limiter: RateLimiter;
  clock: Clock;
  /** The site's public address, without a slash at the end. */
  siteUrl: string;
  /** Hosts of banks that visitors may be sent to. */
  redirectHosts: readonly string[];
  noBanksUserId: number | undefined;
};

/** The sender. `binding` identifies the browser that a phone was confirmed in. */
export type LoanRequestSender = { userId: number | null; binding: string; address: string };
export type SubmittedLoanRequest = { id: number; redirect_url: string | null };

export type LoanRequestsService = ReturnType<typeof createLoanRequestsService>;

const sendLimit = { countMax: 5, windowSeconds: 3600 };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const bodyHashOf = (body: LoanRequestBody): string =>
  hashOf(JSON.stringify(Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1))));
const ownerOf = ({ userId, binding }: LoanRequestSender): string => (userId === null ? binding : `user ${userId}`);

function toLoanRequestRow(
  body: LoanRequestBody,
  bank: BankRow,
  cipher: DataCipher,
  now: Date,
): Omit<NewLoanRequest, 'userId' | 'onceKey' | 'bodyHash' | 'consentVersion'> {
  return {
    bankId: bank.id,
    statementId: body.statement_id ?? null,
    currencyId: body.currency_id,
    priceMinor: body.property_price * 100,
    amountMinor: body.amount * 100,
    participationMinor: body.participation_amount * 100,
    months: body.month,
    yearlyPercent: body.percentage_rate,
    isFromDeveloper: body.only_from_developer === 1,
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone_number,
    email: body.email,
    personalNumber: sealPersonalNumber(cipher, body.personal_number),
    fields: ownFieldsOf(body),
    locale: body.locale,
    state: body.send_lead === 1 ? 'new' : 'kept',
    mailAfter: now,
    createdAt: now,
  };
}

/** Stores requests for loans. The mail to the bank is sent later: see the job `deliver-loan-requests`. */
export function createLoanRequestsService(parts: LoanRequestsParts) {
  const { banks, requests, statements, users, confirmations, consents, cipher } = parts;
  const { limiter, clock, siteUrl, redirectHosts, noBanksUserId } = parts;

  const isPhoneProven = async (phone: string, { userId, binding }: LoanRequestSender): Promise<boolean> =>
    (userId !== null && (await users.phonesOf(userId)).includes(phone)) || (await confirmations.isConfirmed(phone, binding));

  const isListed = async (statementId: number): Promise<boolean> =>
    (await statements.idsInStates([statementId], ['active'])).length > 0;

  const allErrors = async (bank: BankRow, body: LoanRequestBody, sender: LoanRequestSender): Promise<FieldErrors> => {
    const { statement_id: statementId, phone_number: phone } = body;
    return {
      ...loanRequestErrors(bank, body),
      ...(returnPath(body.redirect_url, siteUrl) === null ? { redirect_url: ['errors.redirect_elsewhere'] } : {}),
      ...(statementId == null || (await isListed(statementId)) ? {} : { statement_id: ['errors.not_found'] }),
      ...((await isPhoneProven(phone, sender)) ? {} : { phone_number: ['errors.phone_unconfirmed'] }),
    };
  };

  const responseOf = (id: number, bank: BankRow, body: LoanRequestBody): SubmittedLoanRequest => {
    const path = returnPath(body.redirect_url, siteUrl);
    return { id, redirect_url: bankPage(bank.redirectUrl, redirectHosts, { id, backUrl: path ? `${siteUrl}${path}` : null }) };
  };

  /** The response to an earlier request with the same key; null for a new one. @throws ApiError 409 for another body */
  const earlierResponse = async (onceKey: string | null, body: LoanRequestBody): Promise<SubmittedLoanRequest | null> => {
    const known = onceKey === null ? null : await requests.findByOnceKey(onceKey);
    if (known === null) return null;
    if (known.request.bodyHash !== bodyHashOf(body)) throw new ApiError(409, 'errors.idempotency_reused');
    return responseOf(known.request.id, known.bank, body);
  };

  return {
    /**
     * Checks a request against its bank and stores it.
     * @param key the idempotency key; the same key and body are stored once
     * @throws ApiError 409 for a key that came with another body, 422 by field, 429 after five in an hour by one address
     */
    submit: async (body: LoanRequestBody, sender: LoanRequestSender, key: string | undefined): Promise<SubmittedLoanRequest> => {
      const onceKey = key === undefined ? null : hashOf(`${ownerOf(sender)}\n${key}`);
      const before = await earlierResponse(onceKey, body);
      if (before) return before;
      const bank = await banks.findActive(body.bank_id);
      const isBankless = sender.userId !== null && sender.userId === noBanksUserId;
      if (bank === null || isBankless) throw invalid({ bank_id: ['errors.bank_unknown'] });
      const errors = await allErrors(bank, body, sender);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await limiter.take(sender.address, sendLimit);
      const now = clock();
      const [consentVersion] = await consents.storeTexts([loanConsent], now);
      const row = {
        ...toLoanRequestRow(body, bank, cipher, now),
        consentVersion,
        userId: sender.userId,
        onceKey,
        bodyHash: bodyHashOf(body),
      };
      const id = await requests.add(row);
      // Nothing was added: the same request was stored at the same moment.
      const twin = id === null ? await earlierResponse(onceKey, body) : null;
      if (twin) return twin;
      if (id === null) throw new Error('The loan request was not stored.');
      return responseOf(id, bank, body);
    },
  };
}

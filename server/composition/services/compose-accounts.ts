import type { Logger } from 'pino';
import { dayMs } from '@/lib/domain/time/duration';
import { type ServerEnv, siteNameOf, siteUrlOf } from '@/server/env';
import type { RateLimiter } from '@/server/http/limits/rate-limit';
import { createApiKeysService } from '@/server/modules/api-keys/api-keys.service';
import { createAuthService } from '@/server/modules/auth/auth.service';
import { createCodesService } from '@/server/modules/auth/codes.service';
import { createContactChangesService } from '@/server/modules/auth/contact-changes.service';
import type { CredentialsRepository } from '@/server/modules/auth/credentials.repository';
import { createMessenger } from '@/server/modules/auth/messenger';
import { createPasswordsService } from '@/server/modules/auth/passwords.service';
import { createProofsService } from '@/server/modules/auth/proofs.service';
import { createSessionsService } from '@/server/modules/auth/sessions.service';
import { openSince } from '@/server/modules/clients/buyer-requests.service';
import { createPhonesService } from '@/server/modules/profile/phones.service';
import { createProfileService, encodeLogo } from '@/server/modules/profile/profile.service';
import type { SiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import type { Clock } from '@/server/ports/clock';
import type { Repositories, UnitOfWork } from '../repositories';
import type { composePorts } from './compose-ports';

/** What every part of the composition is built from. */
export type Parts = {
  env: ServerEnv;
  clock: Clock;
  logger: Logger;
  repositories: Repositories;
  /** Apart from the others, because its library is set up once and takes part in no transaction of ours. */
  credentials: CredentialsRepository;
  ports: ReturnType<typeof composePorts>;
  atomically: UnitOfWork;
  limiterOf: (scope: string) => RateLimiter;
  siteKeys: SiteKeysRepository;
};

/** What is logged of an error. A driver's message may quote the values of its query, and a mail server's the mail. */
export const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** An older request may be somebody else's: numbers get new owners. */
const claimedMs = 90 * dayMs;

function composeMessenger({ env, logger, ports }: Pick<Parts, 'env' | 'logger' | 'ports'>) {
  return createMessenger({
    sms: ports.sms,
    mail: ports.mail,
    siteName: siteNameOf(env),
    siteUrl: siteUrlOf(env),
    onFailure: (channel, recipient, error) =>
      logger.error({ channel, recipient, kind: kindOf(error) }, 'a message was not accepted'),
  });
}

/** Accounts: signing in, messages, the profile and its numbers. */
export function composeAccounts({ env, clock, logger, repositories, credentials, ports, atomically, limiterOf }: Parts) {
  const { users, codes: codesRepository } = repositories;
  const limiter = limiterOf('account');
  const messenger = composeMessenger({ env, logger, ports });
  const sending = { perDayMax: env.SMS_PER_DAY, countryCodes: env.SMS_COUNTRY_CODES };
  const codes = createCodesService({ codes: codesRepository, credentials, messenger, limiter, clock, ...sending });
  const contactChanges = createContactChangesService({ users, credentials, messenger, atomically, clock });
  /** A guest's requests join the account that confirms their number. */
  const onPhoneConfirmed = async (userId: number, phone: string) => {
    await repositories.loanRequests.claim(userId, phone, new Date(clock().getTime() - claimedMs));
    await repositories.buyerRequests.claim(userId, phone, openSince(clock()));
  };
  const proofs = createProofsService({ credentials, codes, limiter });
  return {
    proofs,
    apiKeys: createApiKeysService({ keys: repositories.apiKeys, requests: limiterOf('api-key'), clock }),
    codes,
    contactChanges,
    sessions: createSessionsService({ users, credentials, clock }),
    auth: createAuthService({
      users,
      credentials,
      consents: repositories.consents,
      codes,
      contactChanges,
      messenger,
      onPhoneConfirmed,
      limiter,
      clock,
    }),
    passwords: createPasswordsService({ users, credentials, codes, messenger, limiter }),
    phones: createPhonesService({ users, codes, proofs, contactChanges, onPhoneConfirmed, atomically, clock }),
    profile: createProfileService({
      users,
      credentials,
      codes,
      proofs,
      onPhoneConfirmed,
      messenger,
      storage: ports.storage,
      encodeLogo,
      limiter,
      clock,
    }),
  };
}

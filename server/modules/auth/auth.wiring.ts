import type { AppParts } from '../../app';
import { siteNameOf, siteUrlOf } from '../../env';
import { RateLimiter } from '../../http/rate-limit';
import type { Router } from '../../http/validation';
import { gatewaySms, type Sms, sandboxSms } from '../../ports/sms';
import { storageOf } from '../../ports/storage-of';
import { pressLogo } from '../profile/profile.logo';
import { packageRoutes, profileInfoRoutes, profileRoutes } from '../profile/profile.routes';
import { createProfileService } from '../profile/profile.service';
import { createOutboxRepository } from '../users/outbox.repository';
import { mailOf } from '../users/outbox.wiring';
import { createUsersRepository } from '../users/users.repository';
import { authRoutes } from './auth.routes';
import { createAuthService } from './auth.service';
import { createCodesRepository } from './codes.repository';
import { createCodes } from './codes.service';
import { createCredentialsRepository } from './credentials.repository';
import { formCodeRoutes } from './form-codes.routes';
import { createMessenger } from './messenger';
import { createPasswordsService } from './passwords.service';
import { logoutRoutes, sessionRoutes } from './sessions.routes';
import { createSessionsService } from './sessions.service';

function messengerOf({ env, database, clock, logger }: AppParts) {
  const outbox = createOutboxRepository(database.db);
  const keepSms = ({ phone, text }: Sms) => outbox.add({ channel: 'sms', recipient: phone, subject: '', text }, clock());
  return createMessenger({
    sms: env.SMS_GATEWAY_URL ? gatewaySms(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN) : sandboxSms(keepSms),
    mail: mailOf(env, database.db, clock),
    siteName: siteNameOf(env),
    siteUrl: siteUrlOf(env),
    // A driver's message may quote the values of its query, and a mail server's the mail: the kind of error must do.
    onFailure: (channel, recipient, error) =>
      logger.error({ channel, recipient, kind: error instanceof Error ? error.name : typeof error }, 'a message was not taken'),
  });
}

/** Mounts sign-in, sessions and the profile under their services. */
export function mountPeople(app: Router, parts: AppParts): void {
  const { db } = parts.database;
  const { clock, env } = parts;
  const users = createUsersRepository(db);
  const credentials = createCredentialsRepository(db);
  const messenger = messengerOf(parts);
  const limiter = new RateLimiter(clock);
  const codes = createCodes({
    codes: createCodesRepository(db),
    credentials,
    messenger,
    limiter,
    clock,
    perDayMax: env.SMS_PER_DAY,
  });
  const sessions = createSessionsService({ users, credentials, clock });
  const auth = createAuthService({ users, credentials, codes, messenger, limiter, clock });
  const passwords = createPasswordsService({ users, credentials, codes, messenger, limiter });
  app.route('/auth-service', authRoutes({ auth, passwords, sessions }));
  app.route('/auth-service', sessionRoutes(sessions));
  app.route('/v1', logoutRoutes(sessions));
  app.route('/v1', formCodeRoutes(codes));

  const storage = storageOf(env);
  const profile = createProfileService({ users, credentials, codes, messenger, storage, press: pressLogo, limiter, clock });
  app.route('/v1', profileRoutes(profile));
  app.route('/microservice', profileInfoRoutes(profile));
  app.route('/microservice-projects', packageRoutes());
}

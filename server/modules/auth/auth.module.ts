import type { AppDependencies } from '../../app';
import { siteNameOf, siteUrlOf } from '../../env';
import { RateLimiter } from '../../http/limits/rate-limit';
import type { Router } from '../../http/router';
import { createStorage } from '../../ports/create-storage';
import { createGatewaySms, createSandboxSms, type Sms } from '../../ports/sms';
import { encodeLogo } from '../profile/profile.logo';
import { packageRoutes, profileInfoRoutes, profileRoutes } from '../profile/profile.routes';
import { createProfileService } from '../profile/profile.service';
import { createMail } from '../users/outbox.module';
import { createOutboxRepository } from '../users/outbox.repository';
import { createUsersRepository } from '../users/users.repository';
import { authRoutes } from './auth.routes';
import { createAuthService } from './auth.service';
import { createCodesRepository } from './codes.repository';
import { createCodesService } from './codes.service';
import { createCredentialsRepository } from './credentials.repository';
import { formCodeRoutes } from './form-codes.routes';
import { createMessenger } from './messenger';
import { createPasswordsService } from './passwords.service';
import { logoutRoutes, sessionRoutes } from './sessions.routes';
import { createSessionsService } from './sessions.service';

function createAuthMessenger({ env, database, clock, logger }: AppDependencies) {
  const outbox = createOutboxRepository(database.db);
  const keepSms = ({ phone, text }: Sms) => outbox.add({ channel: 'sms', recipient: phone, subject: '', text }, clock());
  return createMessenger({
    sms: env.SMS_GATEWAY_URL ? createGatewaySms(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN) : createSandboxSms(keepSms),
    mail: createMail(env, database.db, clock),
    siteName: siteNameOf(env),
    siteUrl: siteUrlOf(env),
    // A driver's message may quote the values of its query, and a mail server's the mail: the kind of error must do.
    onFailure: (channel, recipient, error) =>
      logger.error({ channel, recipient, kind: error instanceof Error ? error.name : typeof error }, 'a message was not taken'),
  });
}

/** Mounts sign-in, sessions and the profile under their services. */
export function mountAuthModule(app: Router, parts: AppDependencies): void {
  const { db } = parts.database;
  const { clock, env } = parts;
  const users = createUsersRepository(db);
  const credentials = createCredentialsRepository(db);
  const messenger = createAuthMessenger(parts);
  const limiter = new RateLimiter(clock);
  const codes = createCodesService({
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

  const storage = createStorage(env);
  const profile = createProfileService({ users, credentials, codes, messenger, storage, encodeLogo: encodeLogo, limiter, clock });
  app.route('/v1', profileRoutes(profile));
  app.route('/microservice', profileInfoRoutes(profile));
  app.route('/microservice-projects', packageRoutes());
}

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile, ProfileUpdate } from '@/lib/contracts/account/profile';
import { imagePixelsMax } from '@/lib/contracts/statements/own-statements';
import { daySeconds } from '@/lib/domain/time/duration';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { StoragePort } from '../../ports/storage';
import type { CodesService } from '../auth/codes.service';
import type { CredentialsRepository } from '../auth/credentials.repository';
import type { Messenger } from '../auth/messenger';
import type { ProofsService } from '../auth/proofs.service';
import { isSupportedImage } from '../uploads/uploads.encoder';
import { findAccount } from '../users/users.find';
import { toProfile } from '../users/users.mapper';
import type { UserChange, UserRow, UsersRepository } from '../users/users.repository';

const sidePx = 320;

/**
 * A logo as this site stores it: WebP, at most 320 pixels a side, upright, without EXIF; transparent where it was.
 * @throws ApiError 422 on `logo` for other types, animations, more than 40 megapixels and files that do not decode
 */
export async function encodeLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isSupportedImage(bytes)) throw invalid({ logo: ['errors.image_type'] });
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: imagePixelsMax, sequentialRead: true });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) throw new Error('Animated images are not supported.');
    return await picture
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalid({ logo: ['errors.image_type'] });
  }
}

const emailTtlSeconds = daySeconds;
const emailLimit = { countMax: 5, windowSeconds: 3600 };
const urlPrefix = '/api/images/';

type ProfileParts = {
  users: UsersRepository;
  credentials: Pick<CredentialsRepository, 'passwordHashOf' | 'createToken'>;
  codes: CodesService;
  proofs: ProofsService;
  messenger: Messenger;
  /** Called when an account has confirmed a number. */
  onPhoneConfirmed: (userId: number, phone: string) => Promise<void>;
  storage: StoragePort;
  /** @throws ApiError 422 on `logo` for what is not a picture */
  encodeLogo: (bytes: Uint8Array) => Promise<Uint8Array>;
  limiter: RateLimiter;
  clock: Clock;
};

export type ProfileService = ReturnType<typeof createProfileService>;

/** The profile of an account. */
export function createProfileService(parts: ProfileParts) {
  const { users, credentials, codes, proofs, messenger, onPhoneConfirmed, storage, encodeLogo, limiter, clock } = parts;

  const find = (identity: Identity): Promise<UserRow> => findAccount(users, identity);
  const show = async (identity: Identity): Promise<Profile> =>
    toProfile(await find(identity), (await credentials.passwordHashOf(identity.userId)) !== null);

  const assertAllowed = (user: UserRow, body: ProfileUpdate): void => {
    if (companyTypeIds.includes(user.typeId)) return;
    const refused = (['legal_name', 'identification_code'] as const).filter((field) => body[field] !== undefined);
    if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((field) => [field, ['errors.field_unknown']])));
  };

  /** Whether the address is somebody's already shows to nobody but its owner, who gets no mail. */
  const requestEmailChange = async (user: UserRow, email: string, locale: UserRow['locale']): Promise<void> => {
    await limiter.take(`change e-mail ${user.id}`, emailLimit);
    const token = await credentials.createToken('change-email', `${user.id} ${email}`, emailTtlSeconds);
    if ((await users.findIdByLogin({ kind: 'email', value: email })) === null) messenger.sendEmailChange(email, token, locale);
  };

  const storeLogo = async (bytes: Uint8Array): Promise<string> => {
    const name = `logo-${randomUUID()}.webp`;
    await storage.put(name, await encodeLogo(bytes));
    return urlPrefix + name;
  };
  const removeLogo = async (url: string | null): Promise<void> => {
    if (url?.startsWith(`${urlPrefix}logo-`)) await storage.remove([url.slice(urlPrefix.length)]);
  };

  const changeOf = (user: UserRow, body: ProfileUpdate, logo: string | null | undefined): UserChange => {
    const change = {
      name: body.name,
      legalName: body.legal_name,
      identificationCode: body.identification_code,
      languages: body.languages,
      about: body.about,
      logo,
      locale: body.locale,
      mutedMailTypes: body.muted_mail_types,
      pendingEmail: body.email === undefined ? undefined : body.email === user.email ? null : body.email,
    };
    return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  };

  return {
    show,

    /**
     * Changes what the body names; a new e-mail needs a proof and is pending until its mail is opened.
     * @param picture the new logo's file
     * @throws ApiError 422 by field, 429 after too many mails
     */
    update: async (identity: Identity, body: ProfileUpdate, picture: Uint8Array | null): Promise<Profile> => {
      const user = await find(identity);
      assertAllowed(user, body);
      if (body.email !== undefined && body.email !== user.email) {
        // The pending e-mail was proven when it was entered.
        if (body.email !== user.pendingEmail) await proofs.check(identity, user, body);
        await requestEmailChange(user, body.email, body.locale ?? user.locale);
      }
      const logo = picture ? await storeLogo(picture) : body.logo === '' ? null : undefined;
      await users.update(user.id, changeOf(user, body, logo), clock());
      if (logo !== undefined) await removeLogo(user.logo);
      return show(identity);
    },

    /** Sends a code to a number that the visitor claims. @throws ApiError 429 */
    sendPhoneCode: async (identity: Identity, phone: string, address: string): Promise<void> => {
      const { locale } = await find(identity);
      await codes.send({ phone, purpose: 'phone', binding: `session ${identity.sessionId}` }, { address, locale, isSent: true });
    },

    /** Sends a code to the login phone, which proves that the visitor is the account's owner. @throws ApiError 422, 429 */
    sendProof: async (identity: Identity, address: string): Promise<void> => proofs.send(identity, await find(identity), address),

    /** Adds the number by its code. @returns the visitor's confirmed numbers @throws ApiError 422 on `sms_code` */
    confirmPhone: async (identity: Identity, phone: string, code: string): Promise<string[]> => {
      await codes.check({ phone, purpose: 'phone', binding: `session ${identity.sessionId}` }, code);
      await users.addPhone(identity.userId, phone, clock());
      await onPhoneConfirmed(identity.userId, phone);
      return users.phonesOf(identity.userId);
    },
  };
}

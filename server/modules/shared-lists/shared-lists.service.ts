import { createHmac } from 'node:crypto';
import {
  type MarkBody,
  participantsMax,
  type SharedList,
  type SharedMark,
  sharedStatementsMax,
} from '@/lib/contracts/statements/shared-lists';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { SavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import type { CardsService, Visitor } from '../statements/statement-cards.service';
import type { SiteKeysRepository } from '../users/site-keys.repository';
import type { UsersRepository } from '../users/users.repository';
import type { MarkRow, ParticipantRow, SharedListRow, SharedListsRepository } from './shared-lists.repository';

type Inside = { sharedLists: SharedListsRepository };
export type SharedListsParts = {
  lists: SharedListsRepository;
  saved: Pick<SavedStatementsRepository, 'favoriteIds' | 'listedFavorites'>;
  users: Pick<UsersRepository, 'findById'>;
  cards: CardsService;
  keys: SiteKeysRepository;
  /** Runs the work in one transaction. */
  atomically<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
  limiter: RateLimiter;
  clock: Clock;
  createToken: () => string;
  hashToken: (token: string) => string;
};
/** The visitor: `key` identifies a guest's browser; null before they gave a name. */
export type ListVisitor = Visitor & { key: string | null };
export type SharedListsService = ReturnType<typeof createSharedListsService>;

const joinLimit = { countMax: 20, windowSeconds: 3600 };
const markLimit = { countMax: 120, windowSeconds: 60 };
const shareLimit = { countMax: 20, windowSeconds: 3600 };

const toMark = ({ participantId, statementId, vote, hasHeart, note }: MarkRow): SharedMark => ({
  participant_id: participantId,
  statement_id: statementId,
  vote: vote > 0 ? 1 : vote < 0 ? -1 : 0,
  has_heart: hasHeart,
  note,
});

const changesOf = ({ vote, has_heart: hasHeart, note }: MarkBody) => ({
  ...(vote === undefined ? {} : { vote }),
  ...(hasHeart === undefined ? {} : { hasHeart }),
  ...(note === undefined ? {} : { note }),
});

/** Favourites that several people look at and decide on. A wrong link is 404, as a revoked one. */
export function createSharedListsService(parts: SharedListsParts) {
  const { lists, saved, users, cards, keys, atomically, limiter, clock, createToken, hashToken } = parts;

  const tokenOf = async (salt: string): Promise<string> =>
    createHmac('sha256', await keys.find('shared-lists'))
      .update(salt)
      .digest('base64url');

  const find = async (token: string): Promise<SharedListRow> => {
    const list = await lists.findByToken(hashToken(token));
    if (!list) throw notFound();
    return list;
  };

  /** The visitor among the people of the list; a guest who has signed in keeps their opinions. */
  const findParticipant = async (list: SharedListRow, { userId, key }: ListVisitor): Promise<ParticipantRow | undefined> => {
    const own = userId === null ? undefined : await lists.findByUser(list.id, userId);
    const guest = own || key === null ? undefined : await lists.findGuest(list.id, hashToken(key));
    return guest && userId !== null ? lists.updateParticipant(guest.id, { userId, keyHash: null }) : (own ?? guest);
  };

  /** Adds a person unless they are there. @throws ApiError 409 for a full list */
  const addParticipant = (list: SharedListRow, person: { userId: number } | { keyHash: string }, name: string) =>
    atomically(async ({ sharedLists: inside }): Promise<ParticipantRow> => {
      if (!(await inside.lock(list.id))) throw notFound();
      const known = 'userId' in person ? await inside.findByUser(list.id, person.userId) : undefined;
      if (known) return known;
      if ((await inside.countParticipants(list.id)) >= participantsMax) throw new ApiError(409, 'errors.shared_list_full');
      const added = await inside.addParticipant({ listId: list.id, ...person, name, createdAt: clock() });
      if (!added) throw notFound();
      return added;
    });

  const addUser = async (list: SharedListRow, userId: number): Promise<ParticipantRow> => {
    const user = await users.findById(userId);
    if (!user) throw notFound();
    return addParticipant(list, { userId }, user.name);
  };

  const show = async (list: SharedListRow, visitor: ListVisitor): Promise<SharedList> => {
    const participant = await findParticipant(list, visitor);
    const [people, { ids }] = await Promise.all([
      lists.participants(list.id),
      saved.listedFavorites(list.userId, sharedStatementsMax, 0),
    ]);
    const [statements, marks] = await Promise.all([
      cards.findByIds(ids, visitor),
      lists.marks(
        people.map(({ id }) => id),
        ids,
      ),
    ]);
    return {
      is_owner: visitor.userId === list.userId,
      is_signed_in: visitor.userId !== null,
      own_id: participant?.id ?? null,
      participants: people.map(({ id, name, userId }) => ({ id, name, is_owner: userId === list.userId })),
      statements,
      marks: marks.map(toMark),
    };
  };

  return {
    /** The link of the account's own list; null while it is not shared. */
    findOwn: async (userId: number): Promise<{ token: string; participants_count: number } | null> => {
      const list = await lists.findOwn(userId);
      return list ? { token: await tokenOf(list.salt), participants_count: await lists.countParticipants(list.id) } : null;
    },

    /** Shares the account's favourites; a list that is shared already keeps its link. */
    share: async (userId: number): Promise<{ token: string; participants_count: number }> => {
      await limiter.take(`share ${userId}`, shareLimit);
      const salt = createToken();
      await lists.add({ userId, salt, tokenHash: hashToken(await tokenOf(salt)), createdAt: clock() });
      const list = await lists.findOwn(userId);
      if (!list) throw notFound();
      await addUser(list, userId);
      return { token: await tokenOf(list.salt), participants_count: await lists.countParticipants(list.id) };
    },

    /** Revokes the link and deletes all opinions on the list. @throws ApiError 404 where there is none */
    end: async (userId: number): Promise<void> => {
      if (!(await lists.remove(userId))) throw notFound();
    },

    show: async (token: string, visitor: ListVisitor): Promise<SharedList> => show(await find(token), visitor),

    /** Gives a visitor a name on the list. @returns the key that identifies a guest's browser from now on; null for an account */
    join: async (token: string, visitor: ListVisitor, name: string): Promise<{ list: SharedList; key: string | null }> => {
      await limiter.take(`join ${visitor.address}`, joinLimit);
      const list = await find(token);
      const { userId } = visitor;
      const known = await findParticipant(list, visitor);
      const key = userId === null ? (visitor.key ?? createToken()) : null;
      if (known) await lists.updateParticipant(known.id, { name });
      else await addParticipant(list, userId === null ? { keyHash: hashToken(key ?? '') } : { userId }, name);
      return { list: await show(list, { ...visitor, key }), key };
    },

    /**
     * Stores a vote, a heart or a note. An account joins with its own name by it.
     * @throws ApiError 403 for a guest without a name, 404 for a statement that is not on the list
     */
    mark: async (token: string, visitor: ListVisitor, body: MarkBody): Promise<SharedList> => {
      await limiter.take(`mark ${visitor.userId ?? visitor.address}`, markLimit);
      const list = await find(token);
      const { userId } = visitor;
      const known = await findParticipant(list, visitor);
      if (!known && userId === null) throw new ApiError(403, 'errors.shared_list_name');
      const [listed] = await saved.favoriteIds(list.userId, [body.statement_id]);
      if (listed === undefined) throw notFound();
      const participant = known ?? (await addUser(list, userId ?? 0));
      const changes = changesOf(body);
      await lists.mark({ participantId: participant.id, statementId: listed, updatedAt: clock() }, changes);
      return show(list, visitor);
    },
  };
}

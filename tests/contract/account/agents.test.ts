import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agents, agentsSchema, type Invitation } from '@/lib/contracts/account/agents';
import { deliverInvitations } from '@/server/jobs/jobs';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statementSearch } from '@/server/modules/search/search.table';
import { users } from '@/server/modules/users/users.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();

let numbers = 0;
const number = () => {
  numbers += 1;
  return String(100_000 + numbers);
};
let broker: Visitor;
let rival: Visitor;
let agent: Visitor;
beforeEach(async () => {
  broker = await insertVisitor(api.db, { name: 'ლურჯი კიბე', typeId: 3 });
  rival = await insertVisitor(api.db, { name: 'თეთრი ბუხარი', typeId: 3 });
  agent = await insertVisitor(api.db, {
    name: 'ანა',
    typeId: 2,
    email: `ana${number()}@example.ge`,
    phone: `555${number()}`,
    loginPhone: `555${number()}`,
  });
});

const base = '/api/microservice/users/company';
const call = (method: string, path: string, visitor: Visitor, body?: unknown) =>
  api.call(`${base}${path}`, { method, headers: visitor.headers, ...(body === undefined ? {} : { body }) });
const invite = (body: unknown, by: Visitor = broker) => call('POST', '/agents', by, body);
const invitationOf = ({ body }: { body: unknown }) => (body as { data: { invitation: Invitation } }).data.invitation;
const list = async (visitor: Visitor = broker) => ((await call('GET', '/agents', visitor)).body as { data: Agents }).data;
const latest = async ({ user }: Visitor) =>
  (
    await api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id)).limit(1)
  )[0];
const respond = async (visitor: Visitor, response: 'accept' | 'decline', uuid?: string) =>
  api.call(`/api/v1/notifications/${uuid ?? (await latest(visitor))?.uuid}/respond`, {
    method: 'POST',
    headers: visitor.headers,
    body: { response },
  });
const userOf = async ({ user }: Visitor) => (await api.db.select().from(users).where(eq(users.id, user.id)))[0];
const joinAgency = async (visitor: Visitor = agent) => {
  await invite({ user_id: visitor.user.id });
  await respond(visitor, 'accept');
};
const agencyInLists = async (id: number) =>
  (await api.db.select({ agencyId: statementSearch.agencyId }).from(statementSearch).where(eq(statementSearch.id, id)))[0]
    ?.agencyId;

describe('POST users/company/agents, 200', () => {
  it('invites an agent by id, e-mail or phone, in any spelling', async () => {
    const { email, loginPhone: phone } = agent.user;
    for (const body of [{ user_id: agent.user.id }, { email: email?.toUpperCase() }, { phone: `+995 ${phone}` }]) {
      const response = await invite(body);
      expect(response).toMatchObject({ status: 200, body: { data: { invitation: { state: 'pending', answered_at: null } } } });
      expect(await latest(agent)).toMatchObject({
        type: 2,
        template: 'agent_request',
        parameters: { broker_name: 'ლურჯი კიბე' },
        subjectId: invitationOf(response).id,
      });
    }
  });

  it('responds the same whether an e-mail is registered or not', async () => {
    const [known, none] = [await invite({ email: agent.user.email }), await invite({ email: 'nobody@example.ge' })];
    const shape = (response: { status: number; body: unknown }) => ({ ...invitationOf(response), id: 0, contact: '' });
    expect([known.status, shape(known)]).toEqual([none.status, shape(none)]);
    expect(JSON.stringify((await list()).invitations)).not.toContain('ანა');
  });

  it('reaches the account that registers under the contact later, once', async () => {
    const email = `late${number()}@example.ge`;
    await invite({ email });
    const late = await insertVisitor(api.db, { name: 'გვიანი', typeId: 1, email });
    const at = { database: api.database, clock: () => seededAt };
    expect(await deliverInvitations(at)).toEqual({ delivered: 1 });
    expect(await deliverInvitations(at)).toEqual({ delivered: 0 });
    expect((await respond(late, 'accept')).status).toBe(200);
    expect(await userOf(late)).toMatchObject({ agencyId: broker.user.id, typeId: 2 });
  });

  it('notifies no brokers and developers that are invited by e-mail', async () => {
    const email = `dev${number()}@example.ge`;
    const developer = await insertVisitor(api.db, { typeId: 4, email });
    expect((await invite({ email })).status).toBe(200);
    await deliverInvitations({ database: api.database, clock: () => seededAt });
    expect(await latest(developer)).toBeUndefined();
  });
});

describe('POST users/company/agents, refused', () => {
  it('returns 409 to a second open invitation of the same contact, and allows another one after a decline', async () => {
    await invite({ user_id: agent.user.id });
    expect(await invite({ user_id: agent.user.id })).toMatchObject({ status: 409, body: { message: 'errors.already_invited' } });
    await respond(agent, 'decline');
    expect((await invite({ user_id: agent.user.id })).status).toBe(200);
  });

  it('returns 409 for one’s own agent', async () => {
    await joinAgency();
    expect(await invite({ user_id: agent.user.id })).toMatchObject({ status: 409, body: { message: 'errors.already_agent' } });
  });

  it('returns 409 with a hundred agents and invitations', async () => {
    const crowd = Array.from({ length: 100 }, () => ({ name: 'ა', typeId: 2, agencyId: broker.user.id }));
    await api.db.insert(users).values(crowd);
    expect(await invite({ user_id: agent.user.id })).toMatchObject({ status: 409, body: { message: 'errors.agents_full' } });
    expect(await latest(agent)).toBeUndefined();
  });

  it('refuses an id that cannot be an agent’s with 422', async () => {
    for (const id of [rival.user.id, broker.user.id, 77_000_000])
      expect(await invite({ user_id: id })).toMatchObject({
        status: 422,
        body: { errors: { user_id: ['errors.agent_unknown'] } },
      });
  });

  it.each([
    {},
    { email: 'nobody' },
    { phone: '12' },
    { user_id: 0 },
    { email: 'a@example.ge', user_id: 5 },
    { user_id: 5, agency_id: 5 },
  ])('refuses %j with 422', async (body) => {
    expect((await invite(body)).status).toBe(422);
  });

  it('returns 429 after twenty in an hour', async () => {
    for (let count = 0; count < 20; count++) expect((await invite({ email: `many${number()}@example.ge` })).status).toBe(200);
    expect((await invite({ email: `many${number()}@example.ge` })).status).toBe(429);
  });
});

describe('the response to an invitation', () => {
  it('makes the invited an agent of the broker, in the lists too, and notifies the broker', async () => {
    const { id } = await insertStatement(api.db, { userId: agent.user.id });
    expect(await agencyInLists(id)).toBe(0);
    await invite({ user_id: agent.user.id });
    const response = await respond(agent, 'accept');
    expect(response).toMatchObject({
      status: 200,
      body: { data: { notification: { seen: true, actions: [], additional_information: { response: 'accept' } } } },
    });
    expect(await userOf(agent)).toMatchObject({ agencyId: broker.user.id });
    expect(await agencyInLists(id)).toBe(broker.user.id);
    expect(await latest(broker)).toMatchObject({ type: 1, template: 'agent_accepted', parameters: { agent_name: 'ანა' } });
    const { agents, invitations } = await list();
    expect(agents).toMatchObject([{ id: agent.user.id, name: 'ანა', statements_count: 1, joined_at: seededAt.toISOString() }]);
    expect(invitations).toMatchObject([{ state: 'accepted', name: 'ანა' }]);
  });

  it('notifies the broker of a decline with type 5 and changes nothing else', async () => {
    await invite({ user_id: agent.user.id });
    await respond(agent, 'decline');
    expect(await userOf(agent)).toMatchObject({ agencyId: null });
    expect(await latest(broker)).toMatchObject({ type: 5, template: 'agent_declined' });
    expect((await list()).invitations).toMatchObject([{ state: 'declined' }]);
  });

  it('is given once: a second is 409, also of two that come together', async () => {
    await invite({ user_id: agent.user.id });
    const { uuid } = (await latest(agent)) ?? {};
    const responses = await Promise.all([
      respond(agent, 'accept', uuid),
      respond(agent, 'decline', uuid),
      respond(agent, 'accept', uuid),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await respond(agent, 'accept', uuid)).toMatchObject({ status: 409, body: { message: 'errors.already_responded' } });
  });

  it('ends the other open invitations of the agent who accepts, and their notifications', async () => {
    await invite({ user_id: agent.user.id }, rival);
    const { uuid } = (await latest(agent)) ?? {};
    await joinAgency();
    expect((await list(rival)).invitations).toMatchObject([{ state: 'cancelled' }]);
    expect(await respond(agent, 'accept', uuid)).toMatchObject({ status: 409, body: { message: 'errors.nothing_to_respond' } });
    expect(await userOf(agent)).toMatchObject({ agencyId: broker.user.id });
  });

  it('is 409 for an agent of another broker, and leaves the invitation open', async () => {
    await joinAgency();
    await invite({ user_id: agent.user.id }, rival);
    const { uuid } = (await latest(agent)) ?? {};
    expect(await respond(agent, 'accept', uuid)).toMatchObject({ status: 409, body: { message: 'errors.agent_busy' } });
    await call('DELETE', '/agency', agent);
    expect((await respond(agent, 'accept', uuid)).status).toBe(200);
    expect(await userOf(agent)).toMatchObject({ agencyId: rival.user.id });
  });
});

describe('GET users/company/agents', () => {
  it('lists only one’s own agents and invitations, and no phone or e-mail except what was typed: 200', async () => {
    await joinAgency();
    await invite({ email: `x${number()}@example.ge` }, rival);
    const response = await call('GET', '/agents', broker);
    expect(agentsSchema.parse(response.body)).toEqual(response.body);
    const text = JSON.stringify(response.body);
    expect(text).not.toContain(agent.user.phone);
    expect(text).not.toContain(agent.user.loginPhone);
    expect(text).not.toContain(agent.user.email);
    expect((await list(rival)).agents).toEqual([]);
  });
});

describe('DELETE users/company/agents/{id}', () => {
  it('removes an agent, takes the statements out of the agency and notifies the agent: 200', async () => {
    const { id } = await insertStatement(api.db, { userId: agent.user.id });
    await joinAgency();
    const response = await call('DELETE', `/agents/${agent.user.id}`, broker);
    expect(response).toMatchObject({ status: 200, body: { data: { id: agent.user.id } } });
    expect(await userOf(agent)).toMatchObject({ agencyId: null, typeId: 2 });
    expect(await agencyInLists(id)).toBe(0);
    expect(await latest(agent)).toMatchObject({ type: 5, template: 'agent_removed', parameters: { broker_name: 'ლურჯი კიბე' } });
  });

  it('treats another broker’s agent as unknown: 404', async () => {
    await joinAgency();
    const [theirs, none] = [
      await call('DELETE', `/agents/${agent.user.id}`, rival),
      await call('DELETE', '/agents/77000000', rival),
    ];
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(await userOf(agent)).toMatchObject({ agencyId: broker.user.id });
  });
});

describe('DELETE users/company/agents/invitations/{id}', () => {
  it('withdraws an open invitation with its notification: 200, then 409', async () => {
    const { id } = invitationOf(await invite({ user_id: agent.user.id }));
    expect((await call('DELETE', `/agents/invitations/${id}`, broker)).status).toBe(200);
    expect((await latest(agent))?.closedAt).not.toBeNull();
    expect((await respond(agent, 'accept')).status).toBe(409);
    expect(await call('DELETE', `/agents/invitations/${id}`, broker)).toMatchObject({ status: 409 });
  });

  it('returns 404 for another broker’s invitation', async () => {
    const { id } = invitationOf(await invite({ user_id: agent.user.id }));
    expect((await call('DELETE', `/agents/invitations/${id}`, rival)).status).toBe(404);
    expect((await list()).invitations).toMatchObject([{ state: 'pending' }]);
  });
});

describe('users/company/agency', () => {
  it('names the agency of an agent, and lets the agent leave: 200, then 404', async () => {
    expect((await call('GET', '/agency', agent)).body).toMatchObject({ data: { agency: null } });
    await joinAgency();
    expect((await call('GET', '/agency', agent)).body).toMatchObject({
      data: { agency: { id: broker.user.id, name: 'ლურჯი კიბე' } },
    });
    expect((await call('DELETE', '/agency', agent)).body).toMatchObject({ data: { id: broker.user.id } });
    expect(await latest(broker)).toMatchObject({ type: 5, template: 'agent_left', parameters: { agent_name: 'ანა' } });
    expect((await call('DELETE', '/agency', agent)).status).toBe(404);
  });
});

describe('other kinds', () => {
  it('get the response of an unknown address, a wrong body included', async () => {
    const unknown = async (visitor: Visitor) => (await call('GET', '/nothing-here', visitor)).body as object;
    for (const typeId of [1, 2, 4, 5]) {
      const visitor = await insertVisitor(api.db, { typeId });
      const expected = { ...(await unknown(visitor)), request_id: '' };
      for (const response of [await call('GET', '/agents', visitor), await invite({ nonsense: 1 }, visitor)])
        expect([response.status, { ...(response.body as object), request_id: '' }]).toEqual([404, expected]);
    }
  });
});

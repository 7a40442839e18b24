import { createRoute, z } from '@hono/zod-openapi';
import {
  agencySchema,
  agentsSchema,
  invitationResponseSchema,
  inviteBodySchema,
  removedSchema,
} from '@/lib/contracts/account/agents';
import { idQuery } from '@/lib/contracts/query';
import { identityOf, onlyUserTypes } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { AgentsService } from './agents.service';

const params = z.object({ id: idQuery });
const brokersOnly = onlyUserTypes('broker');
const agentsOnly = onlyUserTypes('agent');

const listRoute = createRoute({
  method: 'get',
  path: '/users/company/agents',
  summary: 'A broker’s agents and invitations',
  middleware: brokersOnly,
  responses: jsonResponses(agentsSchema, 'Agents by name, the latest invitations', [401, 404]),
});

const inviteRoute = createRoute({
  method: 'post',
  path: '/users/company/agents',
  summary: 'Invites an agent by e-mail, phone or id',
  description: 'The invited agent gets a notification of type 2. 20 in an hour.',
  middleware: brokersOnly,
  request: { body: jsonBody(inviteBodySchema) },
  responses: jsonResponses(invitationResponseSchema, 'The open invitation', [401, 404, 409, 422, 429]),
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/users/company/agents/{id}',
  summary: 'Removes an agent, who is notified',
  middleware: brokersOnly,
  request: { params },
  responses: jsonResponses(removedSchema, 'The id of the agent', [401, 404, 422]),
});

const cancelRoute = createRoute({
  method: 'delete',
  path: '/users/company/agents/invitations/{id}',
  summary: 'Cancels an open invitation',
  middleware: brokersOnly,
  request: { params },
  responses: jsonResponses(removedSchema, 'The id of the invitation', [401, 404, 409, 422]),
});

const agencyRoute = createRoute({
  method: 'get',
  path: '/users/company/agency',
  summary: 'The agency that an agent works for',
  middleware: agentsOnly,
  responses: jsonResponses(agencySchema, 'The agency; null without one', [401, 404]),
});

const leaveRoute = createRoute({
  method: 'delete',
  path: '/users/company/agency',
  summary: 'Leaves the agency, which is notified',
  middleware: agentsOnly,
  responses: jsonResponses(removedSchema, 'The id of the broker', [401, 404]),
});

/** Agents of a broker, for brokers; an agent's agency, for agents. Everyone else gets 404, as at an unknown address. */
export function agentRoutes(service: AgentsService) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json({ result: true as const, data: await service.list(identityOf(context).userId) }, 200),
    )
    .openapi(inviteRoute, async (context) => {
      const invitation = await service.invite(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data: { invitation } }, 200);
    })
    .openapi(cancelRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.cancel(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid('param');
      await service.remove(identityOf(context).userId, id);
      return context.json({ result: true as const, data: { id } }, 200);
    })
    .openapi(agencyRoute, async (context) => {
      const agency = await service.agency(identityOf(context).userId);
      return context.json({ result: true as const, data: { agency } }, 200);
    })
    .openapi(leaveRoute, async (context) => {
      const id = await service.leave(identityOf(context).userId);
      return context.json({ result: true as const, data: { id } }, 200);
    });
}

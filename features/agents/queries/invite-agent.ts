import { callApi } from '@/lib/api/client';
import { type Invitation, invitationResponseSchema } from '@/lib/contracts/account/agents';

/** Invites whoever owns an e-mail or a phone. @throws ApiFailure 409 for one who was invited already, or when there are too many */
export async function inviteAgent(contact: { email: string } | { phone: string }): Promise<Invitation> {
  const config = { method: 'post', url: '/microservice/users/company/agents', data: contact };
  return (await callApi(invitationResponseSchema, config)).data.invitation;
}

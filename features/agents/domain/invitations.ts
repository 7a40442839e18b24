import type { Invitation } from '@/lib/contracts/account/agents';
import { formatPhone } from '@/lib/format/phone';

/** Pending invitations first, each group in its given order. */
export function sortPendingFirst(invitations: readonly Invitation[]): Invitation[] {
  const isOpen = ({ state }: Invitation): boolean => state === 'pending';
  return [...invitations.filter(isOpen), ...invitations.filter((invitation) => !isOpen(invitation))];
}

/** The displayed name of an invitee: the name if known, otherwise the contact. */
export function inviteeOf({ name, contact, contact_kind: kind }: Invitation): string {
  if (name !== null) return name;
  if (kind === 'phone') return formatPhone(contact);
  return kind === 'user_id' ? `ID ${contact}` : contact;
}

import type { NotificationTemplate } from '@/lib/contracts/account/notifications';

/** Those of type 1 that are not mailed: they tell of what the reader did, or have a mail of their own. */
const unmailed = [
  'agent_accepted',
  'client_number',
  'statement_blocked',
  'statement_warned',
  'street_rejected',
  'promotion_ends_soon',
  'package_ends_soon',
  'publication_ended',
  'invoice_paid',
  'invoice_credited',
] as const;
type MailedTemplate = Exclude<NotificationTemplate, (typeof unmailed)[number] | `order_${string}`>;

export const isMailed = (template: NotificationTemplate): template is MailedTemplate =>
  !(unmailed as readonly string[]).includes(template) && !template.startsWith('order_');

/** Why a card payment failed, as message keys; apart from the schemas, for pages that only show them. */
export const gatewayFailures = [
  'errors.payment_declined',
  'errors.payment_insufficient_funds',
  'errors.payment_card_expired',
  'errors.payment_card_invalid',
  'errors.payment_card_restricted',
  'errors.payment_limit',
  'errors.payment_authentication',
  'errors.payment_timeout',
  'errors.payment_cancelled',
  'errors.payment_technical',
] as const;
export type GatewayFailure = (typeof gatewayFailures)[number];

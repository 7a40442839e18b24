import type { SessionUser } from '@/lib/contracts/account/auth';
import type { SavedCard } from '@/lib/contracts/money/payments';

/** A broker with everything that an invoice needs. */
export const broker: SessionUser = {
  id: 48120,
  name: 'Nino Beridze',
  logo: null,
  email: 'info@tbhouse.example',
  slug: 'tbilisi-house',
  roles: ['broker'],
  type_id: 3,
  legal_name: 'Tbilisi House LLC',
  identification_code: '400123456',
  global_user_id: 48120,
  balance_id: null,
  balance: 128.5,
  valid_phone_numbers: [],
};

export const visa: SavedCard = { id: 4, card_mask: '411111******4417', brand: 'visa', expires: '04/28', is_default: true };
export const mastercard: SavedCard = {
  id: 5,
  card_mask: '510000******9032',
  brand: 'mastercard',
  expires: null,
  is_default: false,
};

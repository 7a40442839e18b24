import { formatNumber } from '@/lib/format/number';
import ka from '@/messages/ka/sheet.json';
import { fillTemplate } from '../../auth/messenger';
import type { Fact, Sheet } from './sheet-content';

/** Who sells, as the configuration names it. */
export type Seller = {
  siteName: string;
  name: string;
  code: string;
  address: string;
  phone: string;
  email: string;
  bank: string;
  iban: string;
  bic: string;
};

/** In threes or fours, as codes and accounts are printed. */
const grouped = (text: string, size: 3 | 4): string => text.replace(size === 3 ? /(.{3})(?=.)/g : /(.{4})(?=.)/g, '$1\u00A0');

/** "საიდენტიფიკაციო კოდი 400 123 456". */
export const codeLine = (code: string): string => fillTemplate(ka.code, { code: grouped(code, 3) });

/** "მომხმარებლის ID 48 120". */
export const userLine = (userId: number): string => fillTemplate(ka.user, { id: formatNumber(userId, 'ka') });

/** "ბალანსის შევსება, მომხმარებელი 48 120". */
export const topUpNote = (userId: number): string => fillTemplate(ka.top_up, { id: formatNumber(userId, 'ka') });

export const sellerOf = (seller: Seller): Sheet['seller'] => ({
  name: seller.name,
  code: grouped(seller.code, 3),
  lines: [codeLine(seller.code), ka.vat_payer, seller.address, [seller.phone, seller.email].filter(Boolean).join(' · ')].filter(
    Boolean,
  ),
});

/** The account and the purpose of a transfer. */
export const bankFacts = ({ bank, bic, iban }: Seller, purpose: string): Fact[] => [
  { label: ka.bank, value: bank },
  { label: ka.bic, value: bic },
  { label: ka.iban, value: grouped(iban.replaceAll(/\s/g, ''), 4) },
  { label: ka.purpose, value: purpose },
];

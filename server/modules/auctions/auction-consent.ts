import type { Localised } from '@/lib/contracts/common';
import en from '@/messages/en/auction.json';
import ka from '@/messages/ka/auction.json';
import ru from '@/messages/ru/auction.json';

/** The sentence that a bidder agrees to, as shown next to the button. */
export const auctionConsent: { key: string; body: Localised } = {
  key: 'auction',
  body: { ka: ka.form.consent, en: en.form.consent, ru: ru.form.consent },
};

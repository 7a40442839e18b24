import type { Localised } from '@/lib/contracts/common';
import en from '@/messages/en/mortgage.json';
import ka from '@/messages/ka/mortgage.json';
import ru from '@/messages/ru/mortgage.json';

const textOf = ({ terms }: typeof en): string =>
  (['data', 'credit', 'figures', 'withdrawal'] as const)
    .map((name) => `${terms[`${name}_title`]}\n${terms[`${name}_text`]}`)
    .join('\n\n');

/** The terms that the sender of a loan request agrees to, as shown in the form. */
export const loanConsent: { key: string; body: Localised } = {
  key: 'loan',
  body: { ka: textOf(ka), en: textOf(en), ru: textOf(ru) },
};

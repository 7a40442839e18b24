import type { UseFormReturn } from 'react-hook-form';
import type { QuestionnaireStep, QuestionnaireValues } from '@/lib/contracts/questionnaires';
import type { PlaceIds } from '@/lib/domain/place/place-selection';

/** The values of the questionnaire; numbers are texts. */
export type Answers = {
  real_estate_type: string;
  place: PlaceIds;
  address: string;
  area: string;
  floor: string;
  condition: string;
  purpose: string;
  wished_date: string;
  name: string;
  phone: string;
};
export type AnswersForm = UseFormReturn<Answers>;

export const stepFields = {
  1: ['real_estate_type', 'place', 'address'],
  2: ['area', 'floor', 'condition'],
  3: ['purpose', 'wished_date'],
  4: ['name', 'phone'],
} as const satisfies Record<QuestionnaireStep, readonly (keyof Answers)[]>;

/** The stored answers, as texts. */
export const toAnswers = (values: QuestionnaireValues): Answers => ({
  real_estate_type: String(values.real_estate_type ?? ''),
  place: {
    city_id: values.city_id ?? null,
    district_id: values.district_id ?? null,
    urban_id: values.urban_id ?? null,
  },
  address: values.address ?? '',
  area: String(values.area ?? ''),
  floor: String(values.floor ?? ''),
  condition: values.condition ?? '',
  purpose: values.purpose ?? '',
  wished_date: values.wished_date ?? '',
  name: values.name ?? '',
  phone: values.phone ?? '',
});

const asNumber = (text: string): number | undefined => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return plain === '' ? undefined : Number(plain);
};
const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

/** The body of a step without the empty answers; the API reports the required ones. */
export function stepBody(step: QuestionnaireStep, answers: Answers): Record<string, unknown> {
  const { real_estate_type, place, address, area, floor, condition, purpose, wished_date, name, phone } = answers;
  if (step === 1) {
    const { city_id, ...parts } = place;
    return { step, real_estate_type: asNumber(real_estate_type), city_id: city_id ?? undefined, ...parts, address };
  }
  if (step === 2) return { step, area: asNumber(area), floor: asNumber(floor) ?? null, condition: orNone(condition) };
  if (step === 3) return { step, purpose: orNone(purpose), wished_date: orNone(wished_date) ?? null };
  return { step, name, phone };
}

/** What a purpose is called in the order's own list; valuations for oneself have no one name there. */
const orderPurposes: Readonly<Record<string, string>> = { bank: 'mortgage', court: 'court' };

/** The answers as the draft of a valuation order. @param comment what the order has no field for */
export const toOrderDraft = (answers: Answers, comment: string) => ({
  type: answers.purpose,
  property: 'address',
  place: answers.place,
  address: answers.address,
  fields: {
    real_estate_type: answers.real_estate_type,
    area: answers.area,
    cadastral_code: '',
    purpose: orderPurposes[answers.purpose] ?? '',
    name: answers.name,
    phone: answers.phone,
    comment,
  },
});

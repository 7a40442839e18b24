import type { OrderField } from '@/lib/contracts/money/orders';

type Texts = [ka: string, en: string, ru: string];
const texts = ([ka, en, ru]: Texts) => ({ ka, en, ru });

const field = (
  name: string,
  type: OrderField['type'],
  title: Texts,
  isRequired: boolean,
  options: [value: string, label: Texts][] = [],
): OrderField => ({
  name,
  type,
  title: texts(title),
  placeholder: texts(['', '', '']),
  required: isRequired ? 1 : 0,
  rules: [],
  options: options.map(([value, label]) => ({ value, label: texts(label) })),
});

const name = field('name', 'text', ['სახელი', 'Name', 'Имя'], true);
const phone = field('phone', 'phone', ['ტელეფონი', 'Phone', 'Телефон'], true);

/** The forms that every installation has. */
export const dynamicFormRows = [
  {
    id: 1,
    title: texts(['თანამშრომლობა', 'Working together', 'Сотрудничество']),
    about: texts([
      'მოგვწერეთ, როგორ გსურთ ჩვენთან თანამშრომლობა, და ორ სამუშაო დღეში გიპასუხებთ.',
      'Tell us how you would like to work with us, and we answer within two working days.',
      'Расскажите, как вы хотите с нами сотрудничать, и мы ответим в течение двух рабочих дней.',
    ]),
    fields: [
      name,
      phone,
      field('company', 'text', ['კომპანია', 'Company', 'Компания'], false),
      field('kind', 'select', ['რას გვთავაზობთ?', 'What do you offer?', 'Что вы предлагаете?'], true, [
        ['agency', ['სააგენტო', 'An agency', 'Агентство']],
        ['developer', ['დეველოპერი', 'A developer', 'Застройщик']],
        ['bank', ['ბანკი', 'A bank', 'Банк']],
        ['service', ['სერვისი', 'A service', 'Услуга']],
        ['other', ['სხვა', 'Something else', 'Другое']],
      ]),
      field('message', 'textarea', ['შეტყობინება', 'Message', 'Сообщение'], true),
    ],
  },
  {
    id: 2,
    title: texts(['შეაფასეთ ვიზიტი', 'How was the visit?', 'Как прошёл визит?']),
    about: texts([
      'ფოტოგრაფი, შემფასებელი თუ აზომვის სპეციალისტი: გვითხარით, როგორ ჩაიარა ვიზიტმა.',
      'A photographer, a valuer or a surveyor: tell us how their visit went.',
      'Фотограф, оценщик или замерщик: расскажите, как прошёл визит.',
    ]),
    fields: [
      field('order', 'text', ['შეკვეთის ნომერი', 'Number of the order', 'Номер заказа'], false),
      field('rating', 'select', ['შეფასება', 'Rating', 'Оценка'], true, [
        ['5', ['ძალიან კარგი', 'Very good', 'Отлично']],
        ['4', ['კარგი', 'Good', 'Хорошо']],
        ['3', ['საშუალო', 'Fair', 'Нормально']],
        ['2', ['ცუდი', 'Poor', 'Плохо']],
        ['1', ['ძალიან ცუდი', 'Very poor', 'Очень плохо']],
      ]),
      field(
        'comment',
        'textarea',
        ['რა მოგეწონათ და რა არა?', 'What was good, what was not?', 'Что понравилось, а что нет?'],
        false,
      ),
      { ...phone, required: 0 as const },
    ],
  },
];

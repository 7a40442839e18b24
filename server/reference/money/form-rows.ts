import type { OrderField } from '@/lib/contracts/money/orders';
import { serviceIds } from '@/lib/domain/order/services';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import { dictionaries } from '../../data/dictionaries';
import type { serviceForms } from '../../modules/services/services.table';

type Texts = [ka: string, en: string, ru: string];
const texts = ([ka, en, ru]: Texts) => ({ ka, en, ru });
const noText: Texts = ['', '', ''];

const field = (
  name: string,
  type: OrderField['type'],
  title: Texts,
  { placeholder = noText, required = true, rules = [], options = [] }: Partial<FieldParts> = {},
): OrderField => ({
  name,
  title: texts(title),
  placeholder: texts(placeholder),
  type,
  required: required ? 1 : 0,
  rules,
  options: options.map(([value, label]) => ({ value, label: texts(label) })),
});
type FieldParts = { placeholder: Texts; required: boolean; rules: string[]; options: [value: string, label: Texts][] };

/** Types of property by their ids. */
const propertyType = (hasLand: boolean): OrderField => ({
  ...field('real_estate_type', 'select', ['ქონების ტიპი', 'Property type', 'Тип недвижимости']),
  options: dictionaries.real_estate_types
    .filter(({ id }) => hasLand || id !== realEstateTypes.land)
    .map(({ id, name }) => ({ value: String(id), label: name })),
});

const area = field('area', 'number', ['ფართობი, მ²', 'Area, m²', 'Площадь, м²'], {
  rules: ['numeric', 'min_value:10', 'max_value:100000'],
});
const floor = field('floor', 'number', ['სართული', 'Floor', 'Этаж'], {
  required: false,
  rules: ['numeric', 'min_value:0', 'max_value:100'],
});
const personName = field('name', 'text', ['სახელი', 'Name', 'Имя'], { rules: ['min:2', 'max:100'] });
const phone = field('phone', 'phone', ['ტელეფონი', 'Phone', 'Телефон'], { rules: ['phone'] });
const comment = field('comment', 'textarea', ['შენიშვნა', 'Note', 'Примечание'], {
  placeholder: [
    'სადარბაზოს კოდი, პარკინგი, შინაური ცხოველი',
    'Entrance code, parking, pets',
    'Код подъезда, парковка, домашние животные',
  ],
  required: false,
  rules: ['max:500'],
});
const cadastralCode = (required: boolean): OrderField =>
  field('cadastral_code', 'cadastral_code', ['საკადასტრო კოდი', 'Cadastral code', 'Кадастровый код'], {
    placeholder: ['01.10.14.022.041', '01.10.14.022.041', '01.10.14.022.041'],
    required,
    rules: ['cadastral_code'],
  });
const documents = (title: Texts): OrderField => field('file_ids', 'files', title, { required: false });

const tourFields = [propertyType(false), area, floor, personName, phone, comment];

const ratePurposes: FieldParts['options'] = [
  ['sale', ['ყიდვა-გაყიდვა', 'Purchase or sale', 'Купля-продажа']],
  ['mortgage', ['იპოთეკური სესხი', 'Mortgage', 'Ипотека']],
  ['inheritance', ['მემკვიდრეობა ან გაყოფა', 'Inheritance or division', 'Наследство или раздел']],
  ['court', ['სასამართლო დავა', 'Court case', 'Судебный спор']],
  ['accounting', ['ბუღალტრული აღრიცხვა', 'Accounting', 'Бухгалтерский учёт']],
  ['other', ['სხვა', 'Other', 'Другое']],
];
const measurePurposes: FieldParts['options'] = [
  ['registration', ['რეგისტრაცია საჯარო რეესტრში', 'Registration with the Public Registry', 'Регистрация в Публичном реестре']],
  ['sale', ['გაყიდვა ან გაქირავება', 'Sale or rent', 'Продажа или аренда']],
  ['renovation', ['რემონტი ან პროექტი', 'Renovation or design', 'Ремонт или проект']],
  ['boundary', ['საზღვრის დადგენა', 'Setting a boundary', 'Установление границы']],
  ['other', ['სხვა', 'Other', 'Другое']],
];
const registryDocuments: FieldParts['options'] = [
  ['purchase', ['ნასყიდობის ხელშეკრულება', 'Purchase agreement', 'Договор купли-продажи']],
  ['gift', ['ჩუქების ხელშეკრულება', 'Deed of gift', 'Договор дарения']],
  ['lease', ['იჯარა ან ქირავნობა', 'Lease', 'Договор аренды']],
  ['mortgage', ['იპოთეკის ხელშეკრულება', 'Mortgage agreement', 'Договор ипотеки']],
  ['first_registration', ['პირველადი რეგისტრაცია', 'First registration', 'Первичная регистрация']],
  ['other', ['სხვა', 'Other', 'Другое']],
];

/** The forms of services that are ordered with one. */
export const serviceFormRows: (typeof serviceForms.$inferInsert)[] = [
  { serviceId: serviceIds.tour3d, fields: tourFields, filesMax: 0 },
  { serviceId: serviceIds.photoTour, fields: tourFields, filesMax: 0 },
  {
    serviceId: serviceIds.rate,
    fields: [
      propertyType(true),
      area,
      cadastralCode(false),
      field('purpose', 'select', ['რისთვის გჭირდებათ', 'What it is for', 'Для чего нужна оценка'], { options: ratePurposes }),
      documents(['ამონაწერი, გეგმა ან სხვა დოკუმენტი', 'Extract, plan or another document', 'Выписка, план или другой документ']),
      personName,
      phone,
      comment,
    ],
    filesMax: 5,
  },
  {
    serviceId: serviceIds.measure,
    fields: [
      cadastralCode(true),
      { ...area, required: 0 },
      field('parcels', 'number', ['ნაკვეთების რაოდენობა', 'Number of parcels', 'Количество участков'], {
        required: false,
        rules: ['whole', 'min_value:1', 'max_value:20'],
      }),
      field('purpose', 'select', ['დანიშნულება', 'Purpose', 'Назначение'], { options: measurePurposes }),
      personName,
      phone,
      comment,
    ],
    filesMax: 0,
  },
  {
    serviceId: serviceIds.legalCheck,
    fields: [cadastralCode(true), personName, phone, { ...comment, placeholder: texts(noText) }],
    filesMax: 0,
  },
  {
    serviceId: serviceIds.publicRegistry,
    fields: [
      cadastralCode(true),
      field('parties', 'textarea', ['მხარეები', 'Parties', 'Стороны'], {
        placeholder: [
          'მხარეების სახელი და გვარი ან ორგანიზაცია',
          'Full names of the parties, or their organisations',
          'Имена и фамилии сторон или организации',
        ],
        rules: ['min:4', 'max:500'],
      }),
      field('document', 'select', ['დოკუმენტი', 'Document', 'Документ'], { options: registryDocuments }),
      documents(['დოკუმენტის პროექტი ან ასლი', 'Draft or copy of the document', 'Проект или копия документа']),
      personName,
      phone,
      { ...comment, placeholder: texts(noText) },
    ],
    filesMax: 5,
  },
  { serviceId: serviceIds.aiData, fields: [], filesMax: 0 },
];

import type { BankField } from '../../modules/mortgage/mortgage.table';

/** Fields that banks ask for beside the request itself. */
export const monthlyIncome: BankField = {
  name: 'monthly_income',
  title: { ka: 'თვიური შემოსავალი, ₾', en: 'Monthly income, ₾', ru: 'Доход в месяц, ₾' },
  placeholder: { ka: 'მაგალითად, 3500', en: 'For example, 3500', ru: 'Например, 3500' },
  type: 'text',
  isRequired: true,
  rules: ['numeric', 'min_value:1', 'max_value:1000000'],
};

export const employer: BankField = {
  name: 'employer',
  title: { ka: 'სამუშაო ადგილი', en: 'Employer', ru: 'Место работы' },
  placeholder: { ka: 'ორგანიზაციის სახელი', en: 'Name of the organisation', ru: 'Название организации' },
  type: 'text',
  isRequired: false,
  rules: ['min:2', 'max:120'],
};

export const comment: BankField = {
  name: 'comment',
  title: { ka: 'კომენტარი', en: 'Comment', ru: 'Комментарий' },
  placeholder: { ka: 'რა უნდა იცოდეს ბანკმა?', en: 'What should the bank know?', ru: 'Что важно знать банку?' },
  type: 'textarea',
  isRequired: false,
  rules: ['max:500'],
};

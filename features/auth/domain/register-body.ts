import { companyTypeIds, type RegisterBody } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/locales';
import type { RegisterForm } from '../register-form.schema';

/** The request body: the fields of the chosen method and account type, and no others. */
export function toRegisterBody(form: RegisterForm, locale: Locale): RegisterBody {
  const { type_id, way, name, password, accept_terms } = form;
  const isCompany = companyTypeIds.includes(Number(type_id));
  return {
    type_id: Number(type_id),
    name,
    password,
    accept_terms,
    locale,
    ...(way === 'email' ? { email: form.email } : { phone_number: form.phone_number, sms_code: form.sms_code }),
    ...(isCompany ? { legal_name: form.legal_name, identification_code: form.identification_code } : {}),
  };
}

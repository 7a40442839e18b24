import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormCode, FormInput } from './form-input';

export type PhoneCode = { phone_number: string; sms_code: string };

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>;
  label: string;
  /** See FormCode. */
  send: () => Promise<number | null>;
};

/** The fields `phone_number` and `sms_code` of a form. */
export function PhoneCodeFields<Values extends PhoneCode>({ control, label, send }: Props<Values>) {
  return (
    <>
      <FormInput
        control={control}
        name={'phone_number' as Path<Values>}
        kind="phone"
        label={label}
        isRequired
        autoComplete="tel-national"
      />
      <FormCode control={control} name={'sms_code' as Path<Values>} send={send} />
    </>
  );
}

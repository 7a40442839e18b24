import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { cn } from '@/lib/cn';

const COUNTRY_CODE = '+995';

/** The number to dial for a phone as it is shown: a national one loses its zero and gets the country's code. */
function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? digits : `${COUNTRY_CODE}${digits.replace(/^0/, '')}`;
}

interface PhoneLinkProps {
  phone: string;
  label: string;
  className?: string;
}

export function PhoneLink({ phone, label, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${dialled(phone)}`} aria-label={label} className={cn('inline-flex items-center gap-2', className)}>
      <PhoneIcon aria-hidden="true" className="size-[1.25em] shrink-0" />
      <span className="num">{phone}</span>
    </a>
  );
}

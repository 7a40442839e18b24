import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { toE164 } from '@/lib/format/phone';

interface PhoneLinkProps {
  phone: string;
  label: string;
  className?: string;
}

export function PhoneLink({ phone, label, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${toE164(phone)}`} aria-label={label} className={cn('inline-flex items-center gap-2', className)}>
      <SpriteIcon name="phone" className="size-[1.25em] shrink-0" />
      <span className="num">{phone}</span>
    </a>
  );
}

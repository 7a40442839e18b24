import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleText';
import { MegaphoneSimpleIcon } from '@phosphor-icons/react/dist/ssr/MegaphoneSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { cn } from '@/lib/cn';
import type { Notification } from '@/lib/contracts/account/notifications';
import { type Tone, toneOf } from '../domain/notifications';

const icons = {
  1: MegaphoneSimpleIcon,
  2: UserPlusIcon,
  3: UsersThreeIcon,
  4: PhoneIcon,
  5: XCircleIcon,
  6: WarningCircleIcon,
  7: ChatCircleTextIcon,
  8: BellRingingIcon,
} as const satisfies Record<Notification['type'], unknown>;

const looks: Readonly<Record<Tone, string>> = {
  plain: 'bg-tuff-100 text-tuff-700',
  saperavi: 'bg-saperavi-100 text-saperavi-700',
  vine: 'bg-vine-100 text-vine-800',
  aivani: 'bg-aivani-100 text-aivani-800',
  saffron: 'bg-saffron-100 text-saffron-800',
  alert: 'bg-alert-100 text-alert-800',
};

/** The icon of a notification type; the title has the same meaning as text. */
export function NotificationIcon({ type }: Pick<Notification, 'type'>) {
  const Icon = icons[type];
  return (
    <span className={cn('flex size-11 shrink-0 items-center justify-center rounded-full', looks[toneOf(type)])}>
      <Icon aria-hidden="true" className="size-5.5" />
    </span>
  );
}

import type { Icon } from '@phosphor-icons/react';
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { CrownIcon } from '@phosphor-icons/react/dist/ssr/Crown';
import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { serviceIds } from '@/lib/domain/order/services';

const icons: Readonly<Record<number, Icon>> = {
  [serviceIds.vip]: CrownIcon,
  [serviceIds.package]: CrownIcon,
  [serviceIds.facebook]: FacebookLogoIcon,
  [serviceIds.tour3d]: CubeIcon,
  [serviceIds.photoTour]: CameraIcon,
  [serviceIds.rate]: SealCheckIcon,
  [serviceIds.measure]: RulerIcon,
  [serviceIds.legalCheck]: ScalesIcon,
  [serviceIds.publicRegistry]: BankIcon,
};

/** The sign of a service, in the size and colour of its class. */
export function ServiceIcon({ serviceId, className }: { serviceId: number; className?: string }) {
  const Drawn = icons[serviceId] ?? SquaresFourIcon;
  return <Drawn aria-hidden="true" className={className} />;
}

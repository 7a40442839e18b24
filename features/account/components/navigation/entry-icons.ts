import type { Icon } from '@phosphor-icons/react';
import { AddressBookIcon } from '@phosphor-icons/react/dist/ssr/AddressBook';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { BriefcaseIcon } from '@phosphor-icons/react/dist/ssr/Briefcase';
import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/ssr/IdentificationCard';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { PercentIcon } from '@phosphor-icons/react/dist/ssr/Percent';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import type { AccountEntryKey } from '../../domain/account-entries';

export const entryIcons: Readonly<Record<AccountEntryKey, Icon>> = {
  overview: HouseIcon,
  statements: ListBulletsIcon,
  favorites: HeartIcon,
  notifications: BellIcon,
  payments: WalletIcon,
  services: SquaresFourIcon,
  measure: RulerIcon,
  estimate: ChartLineUpIcon,
  loan: PercentIcon,
  agents: UsersThreeIcon,
  inventory: AddressBookIcon,
  clients: HandshakeIcon,
  public_page: GlobeIcon,
  projects: BuildingsIcon,
  offers: TagIcon,
  company: BriefcaseIcon,
  profile: UserIcon,
  personal_information: IdentificationCardIcon,
};

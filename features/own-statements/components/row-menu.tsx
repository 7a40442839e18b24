'use client';

import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { CrownSimpleIcon } from '@phosphor-icons/react/dist/ssr/CrownSimple';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/navigation/link';
import { Menu, type MenuItem } from '@/components/ui/overlays/menu';
import type { OwnAction } from '@/lib/contracts/statements/own-statements';

const icons = {
  publish: PaperPlaneTiltIcon,
  renew: CalendarPlusIcon,
  hide: EyeSlashIcon,
  show: EyeIcon,
  sold: HandshakeIcon,
  archive: ArchiveIcon,
  restore: ArrowCounterClockwiseIcon,
  delete: TrashIcon,
} as const satisfies Record<OwnAction, unknown>;

const order: readonly OwnAction[] = ['publish', 'renew', 'hide', 'show', 'sold', 'restore', 'archive', 'delete'];

type Props = {
  title: string;
  /** Null for a statement that cannot be changed. */
  editPath: string | null;
  /** Where VIP is ordered; null for a statement that is not listed. */
  promotePath: string | null;
  /** Where paid days are added; null for a statement without any. */
  publicationPath: string | null;
  /** What promotions brought; null for a statement that was never public. */
  resultsPath: string | null;
  actions: readonly OwnAction[];
  onAction: (action: OwnAction) => void;
  /** Absent for a statement that was never public. */
  onStatistics?: (() => void) | undefined;
};

/** All actions that the state of a statement allows. */
export function RowMenu({ title, actions, onAction, onStatistics, ...paths }: Props) {
  const t = useTranslations('own_statements');
  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  const links = [
    { id: 'edit', label: t('actions.edit'), path: paths.editPath, Icon: PencilSimpleIcon },
    { id: 'promote', label: t('promote'), path: paths.promotePath, Icon: CrownSimpleIcon },
    { id: 'publication', label: t('pay_more'), path: paths.publicationPath, Icon: CalendarPlusIcon },
    { id: 'results', label: t('results'), path: paths.resultsPath, Icon: TrendUpIcon },
  ];
  const items: MenuItem[] = [
    ...links.flatMap(({ id, label, path, Icon }): MenuItem[] =>
      path === null ? [] : [{ id, label, icon: <Icon {...icon} />, link: <Link href={path} /> }],
    ),
    ...(onStatistics
      ? [{ id: 'statistics', label: t('statistics.open'), icon: <ChartBarIcon {...icon} />, onSelect: onStatistics }]
      : []),
    ...order
      .filter((action) => actions.includes(action))
      .map((action): MenuItem => {
        const Icon = icons[action];
        return {
          id: action,
          label: t(`actions.${action}`),
          icon: <Icon {...icon} />,
          tone: action === 'delete' ? 'danger' : 'plain',
          onSelect: () => onAction(action),
        };
      }),
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <IconButton label={t('menu', { title })} variant="outline">
          <DotsThreeIcon weight="bold" aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

import { BuildingsIcon } from '@phosphor-icons/react/dist/ssr/Buildings';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { RulerIcon } from '@phosphor-icons/react/dist/ssr/Ruler';
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import type { CellName } from './panel-form';

const icons = { type: BuildingsIcon, place: MapPinIcon, price: TagIcon, area: RulerIcon } as const;

export function CellIcon({ name }: { name: CellName }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden="true" />;
}

import type { Icon } from '@phosphor-icons/react';
import { AirplaneTiltIcon } from '@phosphor-icons/react/dist/ssr/AirplaneTilt';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BarbellIcon } from '@phosphor-icons/react/dist/ssr/Barbell';
import { BarricadeIcon } from '@phosphor-icons/react/dist/ssr/Barricade';
import { BathtubIcon } from '@phosphor-icons/react/dist/ssr/Bathtub';
import { BedIcon } from '@phosphor-icons/react/dist/ssr/Bed';
import { CallBellIcon } from '@phosphor-icons/react/dist/ssr/CallBell';
import { CampfireIcon } from '@phosphor-icons/react/dist/ssr/Campfire';
import { ChairIcon } from '@phosphor-icons/react/dist/ssr/Chair';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { ConfettiIcon } from '@phosphor-icons/react/dist/ssr/Confetti';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { CouchIcon } from '@phosphor-icons/react/dist/ssr/Couch';
import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop';
import { ElevatorIcon } from '@phosphor-icons/react/dist/ssr/Elevator';
import { FanIcon } from '@phosphor-icons/react/dist/ssr/Fan';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import { FireExtinguisherIcon } from '@phosphor-icons/react/dist/ssr/FireExtinguisher';
import { FlameIcon } from '@phosphor-icons/react/dist/ssr/Flame';
import { FlowerLotusIcon } from '@phosphor-icons/react/dist/ssr/FlowerLotus';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { KeyholeIcon } from '@phosphor-icons/react/dist/ssr/Keyhole';
import { LampIcon } from '@phosphor-icons/react/dist/ssr/Lamp';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import { MartiniIcon } from '@phosphor-icons/react/dist/ssr/Martini';
import { OrangeIcon } from '@phosphor-icons/react/dist/ssr/Orange';
import { OvenIcon } from '@phosphor-icons/react/dist/ssr/Oven';
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import { PawPrintIcon } from '@phosphor-icons/react/dist/ssr/PawPrint';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { PipeIcon } from '@phosphor-icons/react/dist/ssr/Pipe';
import { RoadHorizonIcon } from '@phosphor-icons/react/dist/ssr/RoadHorizon';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { SirenIcon } from '@phosphor-icons/react/dist/ssr/Siren';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/ssr/Snowflake';
import { SquareSplitHorizontalIcon } from '@phosphor-icons/react/dist/ssr/SquareSplitHorizontal';
import { SwimmingPoolIcon } from '@phosphor-icons/react/dist/ssr/SwimmingPool';
import { TableIcon } from '@phosphor-icons/react/dist/ssr/Table';
import { TelevisionIcon } from '@phosphor-icons/react/dist/ssr/Television';
import { ThermometerIcon } from '@phosphor-icons/react/dist/ssr/Thermometer';
import { WashingMachineIcon } from '@phosphor-icons/react/dist/ssr/WashingMachine';
import { WavesIcon } from '@phosphor-icons/react/dist/ssr/Waves';
import { WheelchairIcon } from '@phosphor-icons/react/dist/ssr/Wheelchair';
import { WifiHighIcon } from '@phosphor-icons/react/dist/ssr/WifiHigh';
import { WindIcon } from '@phosphor-icons/react/dist/ssr/Wind';
import { WineIcon } from '@phosphor-icons/react/dist/ssr/Wine';
import { useLocale, useTranslations } from 'next-intl';
import type { Amenity } from '@/lib/contracts/statements/statements';

/** Icons by the key of an amenity. */
const icons: Readonly<Record<string, Icon>> = {
  internet: WifiHighIcon,
  tv: TelevisionIcon,
  gas: FlameIcon,
  furniture: ArmchairIcon,
  spa: FlowerLotusIcon,
  elevator: ElevatorIcon,
  truck_elevator: PackageIcon,
  bar: MartiniIcon,
  gym: BarbellIcon,
  bed: BedIcon,
  fire_place: CampfireIcon,
  grill: FireIcon,
  tub: BathtubIcon,
  swimming_pool_closed: SwimmingPoolIcon,
  swimming_pool_open: WavesIcon,
  schlagbaum: BarricadeIcon,
  fire_system: FireExtinguisherIcon,
  concierge: CallBellIcon,
  sauna: ThermometerIcon,
  sofa: CouchIcon,
  table: TableIcon,
  chair: ChairIcon,
  stove: CookingPotIcon,
  oven: OvenIcon,
  living_room: LampIcon,
  water: DropIcon,
  sewerage: PipeIcon,
  electricity: LightningIcon,
  alarm: SirenIcon,
  ventilation: FanIcon,
  phone: PhoneIcon,
  coded_door: KeyholeIcon,
  guard: ShieldCheckIcon,
  conditioner: WindIcon,
  refrigerator: SnowflakeIcon,
  washing_machine: WashingMachineIcon,
  dishwasher_machine: ForkKnifeIcon,
  kitchen: CookingPotIcon,
  for_parties: ConfettiIcon,
  pets_allowed: PawPrintIcon,
  storeroom: ArchiveIcon,
  airbnb_booking_account: AirplaneTiltIcon,
  investment: ChartLineUpIcon,
  for_special_people: WheelchairIcon,
  tungsten: LightbulbIcon,
  fruit_tree: OrangeIcon,
  cellar: WineIcon,
  fenced: ColumnsIcon,
  gate: DoorIcon,
  way: RoadHorizonIcon,
  home: HouseLineIcon,
  article: SealCheckIcon,
  possible_divide: SquareSplitHorizontalIcon,
};

/** The icon of an amenity; a tick for one without an icon. */
function amenityIcon(key: string | null): Icon {
  return icons[key ?? ''] ?? CheckCircleIcon;
}

export function AmenityList({ amenities }: { amenities: Amenity[] }) {
  const locale = useLocale();
  const t = useTranslations('statement');
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="type-h3">
        {t('amenities')}
      </h2>
      <ul className="type-sm mt-3 grid gap-x-4 gap-y-3 min-[360px]:grid-cols-2 sm:grid-cols-3 side:grid-cols-4">
        {amenities.map(({ id, key, display_names }) => {
          const Icon = amenityIcon(key);
          return (
            <li key={id} className="flex min-w-0 items-start gap-2.5 [overflow-wrap:anywhere]">
              <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-ink-3" />
              {display_names[locale]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

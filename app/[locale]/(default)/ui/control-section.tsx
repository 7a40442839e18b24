'use client';

import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { useState } from 'react';
import { Chip, RemovableChip } from '@/components/ui/buttons/chip';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Slider } from '@/components/ui/inputs/slider';
import { Switch } from '@/components/ui/inputs/switch';
import { Tabs } from '@/components/ui/navigation/tabs';
import { Showcase } from './showcase';

export function ControlSection() {
  const [bank, setBank] = useState<string | null>('first');
  const [currency, setCurrency] = useState<'gel' | 'usd'>('gel');
  const [view, setView] = useState<'list' | 'map'>('list');
  const [isFlat, setIsFlat] = useState(true);
  const [share, setShare] = useState(38);
  const [range, setRange] = useState<readonly [number, number]>([20, 70]);
  const [tab, setTab] = useState<'sale' | 'rent' | 'daily' | 'pledge'>('sale');
  return (
    <>
      <Showcase title="Selection" className="gap-x-6">
        <Checkbox>With photos</Checkbox>
        <Checkbox defaultChecked>With photos</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox disabled defaultChecked>
          Disabled
        </Checkbox>
        <Switch defaultChecked>3D tour</Switch>
        <Switch>Owner</Switch>
        <Switch disabled>Disabled</Switch>
        <RadioGroup
          label="Method"
          isInline
          value={bank}
          onValueChange={setBank}
          options={[
            { value: 'first', label: 'By card' },
            { value: 'second', label: 'Invoice' },
            { value: 'third', label: 'Disabled', isDisabled: true },
          ]}
        />
        <RadioGroup
          label="Bank"
          look="rows"
          className="w-80"
          value={bank}
          onValueChange={setBank}
          options={[
            { value: 'first', label: 'First bank', description: 'Effective 13,2 %', end: <span className="num">11,9 %</span> },
            { value: 'second', label: 'Second bank', description: 'Effective 13,9 %', end: <span className="num">12,4 %</span> },
          ]}
        />
      </Showcase>
      <Showcase title="Chips and segmented">
        <Chip isSelected={!isFlat} onSelectedChange={() => setIsFlat(!isFlat)}>
          House
        </Chip>
        <Chip isSelected={isFlat} onSelectedChange={setIsFlat}>
          Flat
        </Chip>
        <Chip tone="ink" isSelected={isFlat} onSelectedChange={setIsFlat}>
          Flat
        </Chip>
        <Chip isDisabled isSelected={false} onSelectedChange={() => {}}>
          Disabled
        </Chip>
        <RemovableChip removeLabel="Remove Vake" onRemove={() => {}}>
          Vake
        </RemovableChip>
        <Segmented
          label="Currency"
          value={currency}
          onValueChange={setCurrency}
          options={[
            { value: 'gel', label: '₾', accessibleLabel: 'Lari' },
            { value: 'usd', label: '$', accessibleLabel: 'Dollar' },
          ]}
        />
        <Segmented
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'list', label: 'List', icon: <ListBulletsIcon aria-hidden="true" className="size-5" /> },
            { value: 'map', label: 'Map', icon: <MapTrifoldIcon aria-hidden="true" className="size-5" /> },
          ]}
        />
      </Showcase>
      <Showcase title="Sliders and tabs" className="grid gap-6 md:grid-cols-2">
        <Slider label="Down payment" value={share} onValueChange={setShare} valueText={`${share} %`} />
        <Slider label={['From', 'To']} value={range} onValueChange={setRange} valueText={`${range[0]}–${range[1]}`} />
        <Slider label="Disabled" value={40} onValueChange={() => {}} disabled />
        <Tabs
          label="Deal"
          value={tab}
          onValueChange={setTab}
          panelClassName="py-4"
          items={[
            { value: 'sale', label: 'For sale', panel: 'Flats for sale' },
            { value: 'rent', label: 'For rent', panel: 'Flats for rent' },
            { value: 'daily', label: 'Daily rent', panel: 'Flats by the day' },
            { value: 'pledge', label: 'Pledge', isDisabled: true, panel: 'Pledge' },
          ]}
        />
      </Showcase>
    </>
  );
}

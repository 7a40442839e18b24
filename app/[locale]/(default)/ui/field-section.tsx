'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useState } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Textarea } from '@/components/ui/inputs/textarea';
import { Autocomplete } from '@/components/ui/selects/autocomplete';
import { Multiselect } from '@/components/ui/selects/multiselect';
import { Select } from '@/components/ui/selects/select';
import { Showcase } from './showcase';

const streets = [
  'Barnovi street',
  'Barnovi passage',
  'Chavchavadze avenue',
  'Kazbegi avenue',
  'Paliashvili street',
  'Abashidze street',
  'Melikishvili street',
  'Tamarashvili street',
];
const districts = [
  {
    id: 'vs',
    label: 'Vake-Saburtalo',
    count: '9 870',
    children: [
      { id: 'vake', label: 'Vake', count: '3 412' },
      { id: 'saburtalo', label: 'Saburtalo', count: '5 087' },
    ],
  },
  { id: 'vera', label: 'Vera', count: '1 126' },
  { id: 'mtatsminda', label: 'Mtatsminda', count: '903' },
  { id: 'sololaki', label: 'Sololaki', count: '684' },
];

export function FieldSection() {
  const [phone, setPhone] = useState('');
  const [price, setPrice] = useState('140000');
  const [sort, setSort] = useState<string | null>(null);
  const [places, setPlaces] = useState(['vake']);
  const [street, setStreet] = useState('');
  const found = streets.filter((label) => label.toLowerCase().includes(street.toLowerCase()));
  return (
    <Showcase title="Fields" className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-4">
      <Field label="Phone" isRequired hint="We call in working hours">
        <Input kind="phone" value={phone} onValueChange={setPhone} placeholder="Phone number" />
      </Field>
      <Field label="Price" isRequired>
        <Input kind="number" isGrouped maxDigits={9} value={price} onValueChange={setPrice} prefix="from" suffix="₾" />
      </Field>
      <Field label="Price" isRequired error="Enter a price">
        <Input kind="number" defaultValue="0" suffix="₾" />
      </Field>
      <Field label="SMS code" success="Number confirmed">
        <Input kind="number" defaultValue="4821" isVerified />
      </Field>
      <Field label="Purpose">
        <Input readOnly defaultValue="use of the site's services" />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field label="Sort">
        <Select
          value={sort}
          onValueChange={setSort}
          placeholder="Any"
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'old', label: 'Oldest first' },
            { value: 'cheap', label: 'Price: low to high' },
            { value: 'dear', label: 'Price: high to low', isDisabled: true },
          ]}
        />
      </Field>
      <Field label="Districts">
        <Multiselect label="Districts" options={districts} value={places} onValueChange={setPlaces} placeholder="Any" />
      </Field>
      <Field label="Street">
        <Autocomplete
          value={street}
          onValueChange={setStreet}
          options={found.map((label) => ({ id: label, label, description: 'Vake, Tbilisi' }))}
          onSelect={() => {}}
          loadingText="Loading"
          emptyText="Data not found"
          action={{ label: `Add the street “${street}”`, onSelect: () => {} }}
          optionIcon={<MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />}
          placeholder="Street"
        />
      </Field>
      <Field label="Street, loading">
        <Autocomplete
          value="barn"
          onValueChange={() => {}}
          options={[]}
          onSelect={() => {}}
          isLoading
          loadingText="Loading"
          emptyText="Data not found"
        />
      </Field>
      <Field label="Comment" className="md:col-span-2">
        <Textarea placeholder="What would you like to talk about?" />
      </Field>
    </Showcase>
  );
}

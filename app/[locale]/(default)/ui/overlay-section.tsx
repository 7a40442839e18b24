'use client';

import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { useState } from 'react';
import { PlacePicker } from '@/components/place-picker/place-picker';
import { noPlaces, type PlaceSelection } from '@/components/place-picker/place-tree';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Menu } from '@/components/ui/overlays/menu';
import { Popover } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { Showcase } from './showcase';

const leaf = (id: string, count: string) => ({ id, label: id, count });
const tree = [
  {
    ...leaf('Tbilisi', '38 904'),
    children: [
      {
        ...leaf('Vake-Saburtalo', '9 870'),
        children: [
          leaf('Vake', '3 412'),
          leaf('Saburtalo', '5 087'),
          leaf('Bagebi', '288'),
          leaf('Nutsubidze', '604'),
          leaf('Lisi', '479'),
          leaf('Dighomi', '815'),
        ],
      },
      { ...leaf('Old Tbilisi', '5 233'), children: [leaf('Sololaki', '684'), leaf('Vera', '1 126')] },
      { ...leaf('Didube-Chughureti', '6 418'), children: [leaf('Didube', '3 000'), leaf('Chughureti', '1 570')] },
      leaf('Gldani-Nadzaladevi', '7 702'),
      leaf('Isani-Samgori', '6 951'),
      leaf('Surroundings', '2 730'),
    ],
  },
  { ...leaf('Batumi', '6 120'), children: [leaf('Old Boulevard', '1 200'), leaf('New Boulevard', '2 210')] },
  leaf('Kutaisi', '1 048'),
  leaf('Rustavi', '962'),
];
const sorts = [
  { id: 'new', label: 'Newest first' },
  { id: 'old', label: 'Oldest first' },
  { id: 'cheap', label: 'Price: low to high' },
];

export function OverlaySection() {
  const [selection, setSelection] = useState<PlaceSelection>(noPlaces);
  const [sort, setSort] = useState('new');
  return (
    <Showcase title="Overlays">
      <PlacePicker
        trigger={<Button variant="secondary">Location</Button>}
        tree={tree}
        selection={selection}
        onSelectionChange={setSelection}
        search={<Input kind="search" aria-label="Search" placeholder="Street, district or metro" />}
        labels={{
          title: 'Location',
          levels: ['City', 'District', 'Neighbourhood'],
          open: (label) => `Open ${label}`,
          remove: (label) => `Remove ${label}`,
          clear: 'Clear',
          submit: 'Choose · 8 645',
          back: 'Back',
          close: 'Close',
        }}
      />
      <Dialog
        trigger={<Button variant="secondary">Confirm 360</Button>}
        title="Delete this listing?"
        description="ID 10438217 will disappear from the site. It cannot be restored."
        width={360}
        hasCloseButton={false}
        closeLabel="Close"
      >
        <div className="grid grid-cols-2 gap-2 pt-1">
          <Button variant="secondary" size="md">
            Cancel
          </Button>
          <Button variant="danger" size="md">
            Delete
          </Button>
        </div>
      </Dialog>
      <Dialog
        trigger={<Button variant="secondary">Form 444</Button>}
        title="Request a loan"
        closeLabel="Close"
        back={{ label: 'Back', onBack: () => {} }}
        footer={<Button isFullWidth>Send</Button>}
      >
        <div className="flex flex-col gap-4">
          <Field label="Name" isRequired>
            <Input />
          </Field>
          <Field label="Phone" isRequired error="Phone is required">
            <Input kind="phone" />
          </Field>
        </div>
      </Dialog>
      <Dialog
        trigger={<Button variant="secondary">Corner 390</Button>}
        title="Request a call"
        description="Leave a number and an operator will call you."
        placement="corner"
        headerTone="deep"
        closeLabel="Close"
        footer={<Button isFullWidth>Send</Button>}
      >
        <Field label="Name" isRequired>
          <Input />
        </Field>
      </Dialog>
      <Dialog
        trigger={<Button variant="secondary">Media 595</Button>}
        title="Authorization"
        width={595}
        media={<div className="size-full bg-saperavi-200" />}
        closeLabel="Close"
      >
        <p className="text-ink-2">You leave to the sign-in page and come back here.</p>
      </Dialog>
      <Sheet
        trigger={<Button variant="secondary">Sheet</Button>}
        title="Filters"
        closeLabel="Close"
        footer={<Button isFullWidth>Show 2,846 listings</Button>}
      >
        Content
      </Sheet>
      <Popover trigger={<Button variant="secondary">Popover</Button>} label="Notifications">
        Nothing new
      </Popover>
      <Menu
        trigger={<Button variant="secondary">Sort</Button>}
        checkedId={sort}
        items={sorts.map((item) => ({ ...item, onSelect: () => setSort(item.id) }))}
      />
      <Menu
        trigger={<Button variant="secondary">Account</Button>}
        header="Nino Beridze"
        items={[
          {
            id: 'profile',
            label: 'Profile',
            icon: <UserIcon aria-hidden="true" className="size-5" />,
            link: <a href="#profile">Profile</a>,
          },
          { id: 'leave', label: 'Log out', icon: <SignOutIcon aria-hidden="true" className="size-5" />, tone: 'danger' },
        ]}
      />
      <Tooltip content="Notifications">
        <IconButton label="Notifications, 3 unread" badge="3">
          <BellIcon aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </Showcase>
  );
}

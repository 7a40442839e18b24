'use client';

import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { SignOutIcon } from '@phosphor-icons/react/dist/ssr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { useState } from 'react';
import { PlacePicker } from '@/components/place-picker/place-picker';
import type { PlaceNode } from '@/components/place-picker/place-tree';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Menu } from '@/components/ui/overlays/menu';
import { Popover } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import type { PlaceSelection } from '@/lib/domain/place/place-selection';
import { Showcase } from './showcase';

type Kind = PlaceNode['kind'];
const node = (kind: Kind, id: number, label: string, count: string, children: PlaceNode[] = []): PlaceNode => ({
  kind,
  id,
  label,
  count,
  children,
});
const tree = [
  node('city', 1, 'Tbilisi', '38 904', [
    node('district', 1, 'Vake-Saburtalo', '9 870', [
      node('urban', 1, 'Vake', '3 412'),
      node('urban', 2, 'Saburtalo', '5 087'),
      node('urban', 3, 'Bagebi', '288'),
      node('urban', 4, 'Nutsubidze', '604'),
      node('urban', 5, 'Lisi', '479'),
      node('urban', 6, 'Dighomi', '815'),
    ]),
    node('district', 2, 'Old Tbilisi', '5 233', [node('urban', 7, 'Sololaki', '684'), node('urban', 8, 'Vera', '1 126')]),
    node('district', 3, 'Gldani-Nadzaladevi', '7 702'),
    node('district', 4, 'Isani-Samgori', '6 951'),
  ]),
  node('city', 2, 'Batumi', '6 120', [
    node('district', 5, 'Old Boulevard', '1 200'),
    node('district', 6, 'New Boulevard', '2 210'),
  ]),
  node('city', 3, 'Kutaisi', '1 048'),
  node('city', 4, 'Rustavi', '962'),
];
const sorts = [
  { id: 'new', label: 'Newest first' },
  { id: 'old', label: 'Oldest first' },
  { id: 'cheap', label: 'Price: low to high' },
];

export function OverlaySection() {
  const [selection, setSelection] = useState<PlaceSelection>([]);
  const [sort, setSort] = useState('new');
  return (
    <Showcase title="Overlays">
      <PlacePicker
        trigger={<Button variant="secondary">Location</Button>}
        tree={tree}
        selection={selection}
        onSelectionChange={setSelection}
        title="Location"
        choice="multiple"
        submitLabel="Choose · 8 645"
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

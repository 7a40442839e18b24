'use client';

import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { Button, type ButtonSize, type ButtonVariant } from '@/components/ui/buttons/button';
import { Showcase } from './showcase';

const variants: ButtonVariant[] = ['primary', 'secondary', 'tonal', 'ghost', 'ink', 'danger', 'danger-ghost'];
const sizes: ButtonSize[] = ['lg', 'base', 'md', 'sm'];
export function ButtonSection() {
  return (
    <Showcase title="Buttons" className="flex-col items-start gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Search</Button>
          <Button variant={variant} disabled>
            Search
          </Button>
          <Button variant={variant} isLoading loadingText="Sending…">
            Search
          </Button>
          <Button variant={variant} icon={<TrashIcon aria-hidden="true" className="size-5" />}>
            With icon
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Button key={size} variant="secondary" size={size}>
            {size}
          </Button>
        ))}
      </div>
    </Showcase>
  );
}

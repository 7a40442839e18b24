'use client';

import { type ReactElement, useRef, useState } from 'react';
import { collectTypedText } from '@/components/place-picker/typed-text';
import { CellBox, CellIcon, PanelCell, useCellContents } from './panel-cell';
import type { PanelFieldsClient } from './panel-fields.client';
import { type CellName, cellNames, type PanelForm } from './panel-form';

const load = () => import('./panel-fields.client');

/** The row of cells on wide screens. The first press loads what they open: most visitors only look at the row. */
export function PanelFields({ form }: { form: PanelForm }) {
  const [loaded, setLoaded] = useState<{ Fields: typeof PanelFieldsClient; initialCell: CellName } | null>(null);
  const isLoading = useRef(false);
  const contents = useCellContents(form);

  const loadFields = async (initialCell: CellName) => {
    if (isLoading.current) return;
    isLoading.current = true;
    if (initialCell === 'place') collectTypedText();
    const { PanelFieldsClient: Fields } = await load().finally(() => {
      isLoading.current = false;
    });
    setLoaded({ Fields, initialCell });
  };
  const cellOf = (name: CellName, onClick?: () => void): ReactElement => (
    <PanelCell
      {...contents[name]}
      icon={<CellIcon name={name} />}
      {...(onClick ? { onClick, 'aria-haspopup': 'dialog' as const } : {})}
    />
  );
  return (
    <div className="flex min-w-0 flex-1 items-center" onPointerEnter={() => void load()}>
      {loaded ? (
        <loaded.Fields form={form} initialCell={loaded.initialCell} cellOf={cellOf} />
      ) : (
        cellNames.map((name) => (
          <CellBox key={name} name={name}>
            {cellOf(name, () => void loadFields(name))}
          </CellBox>
        ))
      )}
    </div>
  );
}

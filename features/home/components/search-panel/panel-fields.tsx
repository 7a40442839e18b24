'use client';

import { type ReactElement, useRef, useState } from 'react';
import { CellBox } from './cell-box';
import { useCellContents } from './cell-content';
import { PanelCell } from './panel-cell';
import type { PanelFieldsClient } from './panel-fields.client';
import { type CellName, cellNames, type PanelForm } from './panel-form';
import { CellIcon } from './panel-icons';

const load = () => import('./panel-fields.client');

/** The row of cells on wide screens. What they open is loaded with the first press: most visitors only look at the row. */
export function PanelFields({ form }: { form: PanelForm }) {
  const [live, setLive] = useState<{ Fields: typeof PanelFieldsClient; asked: CellName } | null>(null);
  const isLoading = useRef(false);
  const contents = useCellContents(form);

  const wake = async (asked: CellName) => {
    if (isLoading.current) return;
    isLoading.current = true;
    const { PanelFieldsClient: Fields } = await load().finally(() => {
      isLoading.current = false;
    });
    setLive({ Fields, asked });
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
      {live ? (
        <live.Fields form={form} initialCell={live.asked} cellOf={cellOf} />
      ) : (
        cellNames.map((name) => (
          <CellBox key={name} name={name}>
            {cellOf(name, () => void wake(name))}
          </CellBox>
        ))
      )}
    </div>
  );
}

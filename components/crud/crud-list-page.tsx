'use client';

import type { ComponentProps, ReactNode } from 'react';
import { CrudList } from './crud-list';
import { CrudPage } from './crud-page';

type Item = { id: number; updated_at: string };
type Props<Row extends Item> = Omit<ComponentProps<typeof CrudList<Row>>, 'onEdit' | 'row'> & {
  dialog: ComponentProps<typeof CrudPage<Row>>['dialog'];
  hasSearch?: boolean;
  row: (item: Row, actions: { onEdit: () => void; onRemove: () => void }) => ReactNode;
};

/** A CRUD page with only its list. */
export function CrudListPage<Row extends Item>({ dialog, hasSearch = true, row, ...list }: Props<Row>) {
  return (
    <CrudPage<Row> name={list.name} t={list.t} listing={hasSearch ? list.listing : null} dialog={dialog}>
      {(edit) => (
        <CrudList<Row> {...list} onEdit={edit} row={(item, onRemove) => row(item, { onEdit: () => edit(item), onRemove })} />
      )}
    </CrudPage>
  );
}

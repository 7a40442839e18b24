'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { type ListedSearch, useUpdateSearch } from '../../queries/saved-searches';
import { SavedSearchFields } from './saved-search-fields';
import { newSearchForm, savedSearchFields, savedSearchFormSchema, toSavedSearchForm, toUpdateBody } from './saved-search-form';

/** The name of a saved search, when its alerts come, and its pause. */
export function EditSearchDialog(props: CrudDialogProps<ListedSearch>) {
  const { item } = props;
  const t = useTranslations('saved_searches');
  const { mutateAsync } = useUpdateSearch();
  const form = useForm({
    resolver: zodResolver(savedSearchFormSchema),
    defaultValues: item ? toSavedSearchForm(item) : newSearchForm(''),
  });
  return (
    <CrudDialog
      {...props}
      form={form}
      names={savedSearchFields}
      save={(values) => mutateAsync({ id: item?.id ?? null, body: toUpdateBody(values) })}
      title={t('edit_title')}
    >
      <SavedSearchFields />
    </CrudDialog>
  );
}

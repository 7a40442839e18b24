'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Chip } from '@/components/ui/buttons/chip';
import { useParameters } from '@/lib/api/market/use-market-data';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { ProjectForm } from '../../project-form';

/** The amenities of a project, of those that statements have. */
export function AmenityFields() {
  const t = useTranslations('own_projects.fields');
  const locale = useLocale();
  const { watch, setValue } = useFormContext<ProjectForm>();
  const { data } = useParameters();
  const chosen = watch('parameters');
  // The amenities of flats, of which a project consists.
  const amenities = (data?.dictionaries.parameters ?? []).filter(
    ({ real_estate_types: types, is_display_only: isShownOnly }) => types.includes(realEstateTypes.apartment) && !isShownOnly,
  );
  // Amenities that the project already has stay in the list, so that they can be unchecked.
  const others = (data?.dictionaries.parameters ?? []).filter((one) => chosen.includes(one.id) && !amenities.includes(one));
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{t('amenities')}</legend>
      <div className="flex flex-wrap gap-2">
        {[...amenities, ...others].map(({ id, display_names }) => (
          <Chip
            key={id}
            isSelected={chosen.includes(id)}
            onSelectedChange={(isOn) => setValue('parameters', isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
          >
            {display_names[locale]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { useCities } from '@/lib/api/places/cities';
import type { ServiceKey, ServiceTypes } from '@/lib/contracts/money/services';
import { useMessage } from '@/lib/i18n/use-message';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import type { OrderValues } from '../../../domain/order-values';
import { notifyMe, useSlots } from '../../../queries/order-form';
import { refusalKey } from '../../../refusal-key';
import { OrderSection } from '../order-section';
import { useVisitText } from './use-visit-text';
import { VisitPicker } from './visit-picker';

/** Says that the city is not served, and offers a notification when it is. */
function CityNotServed({ service, cityId, city }: { service: ServiceKey; cityId: number; city: string }) {
  const t = useTranslations('services.order.visit');
  const translate = useMessage();
  const user = useSession((state) => state.user);
  const openModal = useModal((state) => state.open);
  const request = useMutation({ mutationFn: () => notifyMe(service, cityId) });
  return (
    <>
      <InlineAlert
        tone="info"
        action={
          request.isSuccess ? undefined : (
            <Button
              variant="secondary"
              size="sm"
              isLoading={request.isPending}
              onClick={() => (user ? request.mutate() : openModal('login'))}
            >
              {t('notify')}
            </Button>
          )
        }
      >
        {t('not_served', { city })}
      </InlineAlert>
      <p role="status" className="type-sm mt-2 empty:hidden">
        {request.isSuccess ? t('notified', { city }) : null}
        {request.isError ? translate(refusalKey(request.error)) : null}
      </p>
    </>
  );
}

type Props = { number: number; service: ServiceKey; catalogue: ServiceTypes; cityId: number | null };

/** The backup time, which is used when the first one is not possible. */
function Backup({ days }: { days: Parameters<typeof VisitPicker>[0]['days'] }) {
  const t = useTranslations('services.order.visit');
  const translate = useMessage();
  const { control, setValue } = useFormContext<OrderValues>();
  const backup = useWatch({ control, name: 'backup' });
  const { errors } = useFormState({ control, name: 'backup' });
  const visitText = useVisitText();
  const [hasBackup, setHasBackup] = useState(backup !== null);
  const [isOpen, setIsOpen] = useState(false);
  const isChecked = hasBackup || backup !== null;
  const change = (isOn: boolean) => {
    setHasBackup(isOn);
    setIsOpen(isOn);
    if (!isOn) setValue('backup', null, { shouldDirty: true });
  };
  const error = errors.backup?.message;
  return (
    <div className="mt-3">
      <Checkbox
        checked={isChecked}
        onCheckedChange={change}
        end={
          backup && !isOpen ? (
            <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)} className="text-link">
              {t('change')}
            </Button>
          ) : undefined
        }
      >
        {backup ? t('backup_at', { time: visitText(backup) }) : t('backup')}
        <span className="type-xs block text-ink-2">{t('backup_text')}</span>
      </Checkbox>
      {isChecked && (isOpen || backup === null || error) ? (
        <div className="mt-2">
          <VisitPicker
            label={t('backup')}
            days={days}
            value={backup}
            onChange={(next) => {
              setValue('backup', next, { shouldDirty: true });
              if (next) setIsOpen(false);
            }}
            error={error ? translate(error) : null}
          />
        </div>
      ) : null}
    </div>
  );
}

/** When the visit is: free days and slots of the property's city. */
export function VisitSection({ number, service, catalogue, cityId }: Props) {
  const t = useTranslations('services.order.visit');
  const common = useTranslations('common');
  const translate = useMessage();
  const locale = useLocale();
  const { control, setValue, clearErrors } = useFormContext<OrderValues>();
  const visit = useWatch({ control, name: 'visit' });
  const { errors } = useFormState({ control, name: 'visit' });
  const isServed = cityId !== null && catalogue.city_ids.includes(cityId);
  const slots = useSlots(service, isServed ? cityId : null);
  const { data: cities = [] } = useCities();
  const city = cities.find(({ id }) => id === cityId)?.display_names[locale] ?? '';
  const error = errors.visit?.message;
  return (
    <OrderSection
      number={number}
      title={t('title')}
      aside={
        city ? (
          <span className="type-sm inline-flex items-center gap-1.5 text-ink-2">
            <MapPinIcon aria-hidden="true" className="size-5" />
            {city}
          </span>
        ) : null
      }
    >
      {cityId === null ? <p className="type-sm text-ink-2">{t('place_first')}</p> : null}
      {cityId !== null && !isServed ? <CityNotServed key={cityId} service={service} cityId={cityId} city={city} /> : null}
      {isServed ? (
        <QueryBoundary query={slots} failedText={t('failed')} retryLabel={common('retry')}>
          {({ days, is_served }) =>
            is_served ? (
              <>
                <VisitPicker
                  key={cityId}
                  label={t('title')}
                  days={days}
                  value={visit}
                  onChange={(next) => {
                    setValue('visit', next, { shouldDirty: true });
                    clearErrors('visit');
                  }}
                  error={error ? (error === 'errors.field_required' ? t('required') : translate(error)) : null}
                />
                {visit ? <Backup days={days.filter(({ day }) => day !== visit.day)} /> : null}
              </>
            ) : (
              <CityNotServed service={service} cityId={cityId} city={city} />
            )
          }
        </QueryBoundary>
      ) : null}
    </OrderSection>
  );
}

import { useTranslations } from 'next-intl';
import { type ServiceId, serviceIds } from '@/lib/domain/order/services';

type ServiceKey = keyof typeof serviceIds;

const keys = Object.fromEntries(Object.entries(serviceIds).map(([key, id]) => [id, key])) as Record<ServiceId, ServiceKey>;

/** The name of a service by its id; null for one that is not known. Needs the messages of `checkout`. */
export function useServiceName(): (serviceId: number | null) => string | null {
  const t = useTranslations('checkout');
  return (serviceId) => {
    const key = keys[serviceId as ServiceId];
    return key === undefined ? null : t(`services.${key}`);
  };
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VipOrder } from '@/features/services/components/vip/vip-order';
import { readVipStart } from '@/features/services/domain/vip-order';
import { requireVisitor } from '@/lib/routes/decide/require-visitor';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('vip');
  return { title: t('order.title'), robots: { index: false, follow: false } };
}

/** The order of VIP, or of a package of placements. */
export default async function VipOrderPage({ searchParams }: Props) {
  await requireVisitor('/account/vipService/vipView');
  return <VipOrder start={readVipStart(await searchParams)} />;
}

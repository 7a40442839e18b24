import { VipOrder } from '@/features/services/components/vip/vip-order';
import { readVipStart } from '@/features/services/domain/vip-order';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = privateMetadata('vip.order.title');

/** The order of VIP, or of a package of placements. */
export default async function VipOrderPage({ searchParams }: Props) {
  await requireVisitor('/account/vipService/vipView');
  return <VipOrder start={readVipStart(await searchParams)} />;
}

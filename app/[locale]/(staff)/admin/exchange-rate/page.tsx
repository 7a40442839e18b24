import { ExchangePage } from '@/features/admin/components/exchange/exchange-page';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.exchange_rate.title');

export default function AdminExchangeRatePage() {
  return (
    <StaffPage path="/admin/exchange-rate">
      <ExchangePage />
    </StaffPage>
  );
}

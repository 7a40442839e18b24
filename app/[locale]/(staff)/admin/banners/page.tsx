import { BannerList } from '@/features/admin/components/banners/banner-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { StaffPage } from '../staff-page';

export const generateMetadata = privateMetadata('admin.banners.title');

export default function AdminBannersPage() {
  return (
    <StaffPage path="/admin/banners">
      <BannerList />
    </StaffPage>
  );
}

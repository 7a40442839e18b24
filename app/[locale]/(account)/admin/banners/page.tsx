import { BannerList } from '@/features/admin/components/banners/banner-list';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { AdminPage } from '../admin-page';

export const generateMetadata = privateMetadata('admin.banners.title');

export default function AdminBannersPage() {
  return (
    <AdminPage path="/admin/banners">
      <BannerList />
    </AdminPage>
  );
}

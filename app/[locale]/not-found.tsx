import { ErrorPage } from '@/components/layout/error-page';
import { DefaultChrome } from '@/features/chrome/components/default-chrome';

export default function NotFound() {
  return (
    <DefaultChrome>
      <ErrorPage status={404} />
    </DefaultChrome>
  );
}

import { pageTextMetadata, TextPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('privacy');

export default function PrivacyPage() {
  return <TextPage name="privacy" />;
}

import { pageTextMetadata, TextPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('terms');

export default function TermsPage() {
  return <TextPage name="terms" />;
}

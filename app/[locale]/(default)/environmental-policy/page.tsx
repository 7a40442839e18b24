import { pageTextMetadata, TextPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('environmental-policy');

export default function EnvironmentalPolicyPage() {
  return <TextPage name="environmental-policy" />;
}

import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('facebook');

export default function FacebookPage() {
  return <LandingPage service="facebook" />;
}

import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('check-real-estate');

export default function LegalCheckPage() {
  return <LandingPage service="check-real-estate" />;
}

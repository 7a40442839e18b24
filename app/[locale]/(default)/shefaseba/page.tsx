import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('shefaseba');

export default function ValuationPage() {
  return <LandingPage service="shefaseba" />;
}

import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('booking-service');

export default function RegistryPage() {
  return <LandingPage service="booking-service" />;
}

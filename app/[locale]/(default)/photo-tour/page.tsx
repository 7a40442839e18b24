import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('photo-tour');

export default function PhotoTourPage() {
  return <LandingPage service="photo-tour" />;
}

import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('3d-turi');

export default function Tour3dPage() {
  return <LandingPage service="3d-turi" />;
}

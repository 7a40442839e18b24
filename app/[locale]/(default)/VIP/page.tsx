import { LandingPage, landingMetadata } from '../landing-page';

export const generateMetadata = () => landingMetadata('vip');

export default function VipPage() {
  return <LandingPage service="vip" />;
}

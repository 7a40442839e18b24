'use client';

export { FooterBanner } from './footer-banner';
export { HeaderBanner } from './header-banner';
export { InlineBanner } from './inline-banner';

/** Ways out of a banner's frame: a press of the visitor may leave the page or open another; nothing else reaches it. */
export const bannerSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

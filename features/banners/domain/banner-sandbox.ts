/** The sandbox of a banner's frame: only a press of the visitor may leave the page or open another. */
export const bannerSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

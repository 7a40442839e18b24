/** Words of a banner in the language of the page; they come from the server, so that no dictionary travels for them. */
export interface BannerLabels {
  /** What every advertisement is marked with. */
  mark: string;
  title: string;
  close: string;
}

/** What the operator has configured; an entry without its address is absent. */
export interface SiteLinks {
  siteName: string;
  phone: string;
  auctionUrl?: string | undefined;
  loginUrl?: string | undefined;
  addStatementUrl?: string | undefined;
}

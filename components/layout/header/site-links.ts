/** What the operator has configured; an entry without its address is absent. */
export interface SiteLinks {
  siteName: string;
  phone: string;
  auctionUrl?: string | undefined;
  addStatementUrl: string;
  /** Where the mortgage opens. */
  loanPath: string;
}

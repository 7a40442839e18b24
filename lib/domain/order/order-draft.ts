/** The draft of a service's order, one for each service wherever its form is shown. @param service key of its page */
export const orderDraftName = (service: string): string => `order ${service}`;

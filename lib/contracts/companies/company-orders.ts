/** The orders of the list of brokers, apart from the schemas so that the browser does not load the validator with them. */
export const brokerOrders = ['statements', 'agents', 'name'] as const;
export type BrokerOrder = (typeof brokerOrders)[number];

/** Box of a card, static or not. */
export const cardClass = 'group/card card';

/** The page that an address asks for; 1 for none and for what is no page. */
export const parsePage = (asked: string | null): number => (/^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1);

/**
 * Whether a call-back has to wait for working hours, which the description of its form would then say. The contract of the site keeps it
 * false: requests are taken, and promised, at any time.
 */
export const isAfterHours = (): boolean => false;

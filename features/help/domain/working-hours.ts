/**
 * Whether a call-back has to wait for working hours, which its form then mentions. The site sets it to false: requests are accepted at any
 * time.
 */
export const isAfterHours = (): boolean => false;

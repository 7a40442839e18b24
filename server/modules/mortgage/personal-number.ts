import type { DataCipher } from '../../ports/data-cipher';

const purpose = 'loan request personal number';

/** Encrypts the personal number of a loan request for its row. */
export const sealPersonalNumber = (cipher: DataCipher, personalNumber: string): string => cipher.seal(purpose, personalNumber);

/** Opens it, also one that an older version stored in the clear. */
export const openPersonalNumber = (cipher: DataCipher, stored: string): string =>
  cipher.isSealed(stored) ? cipher.open(purpose, stored) : stored;

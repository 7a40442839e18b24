import { createDataCipher } from '@/server/ports/data-cipher';

/** The key that tests encrypt personal data with. */
export const testDataKey = Buffer.alloc(32, 7).toString('base64');
export const testCipher = createDataCipher({ read: () => [testDataKey], rotate: null });

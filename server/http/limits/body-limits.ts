import { bodyBytesMax } from '../request/read-body';

/** The calls whose body is a file, read as it arrives and bounded apart; all others are read whole and bounded to 2 MiB. */
const uploadPaths = [/^\/api\/microservice\/users\/statements\/\d+\/images\/?$/];

/** The largest body of an upload: a picture of 20 MiB and the form around it. */
export const uploadBytesMax = 20 * 1024 * 1024 + 64 * 1024;

export const isUpload = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && uploadPaths.some((path) => path.test(new URL(url).pathname));

const logoForm = /^\/api\/v1\/profile\/update\/?$/;
const logoFormBytesMax = 5 * 1024 * 1024 + 64 * 1024;

/** The bound of a body that is read whole; the profile's form holds a logo of 5 MiB. */
export const wholeBodyBytesMax = ({ url }: Pick<Request, 'url'>): number =>
  logoForm.test(new URL(url).pathname) ? logoFormBytesMax : bodyBytesMax;

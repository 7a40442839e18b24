/** The largest body that is read whole. */
export const bodyBytesMax = 2 * 1024 * 1024;

/** Calls whose body is a file, streamed under its own bound; all other bodies are read whole, at most 2 MiB. */
const uploadPaths = [
  /^\/api\/microservice\/users\/statements\/\d+\/images\/?$/,
  /^\/api\/v1\/orders\/files\/?$/,
  /^\/api\/v1\/(admin\/)?orders\/\d+\/files\/?$/,
  /^\/api\/v1\/(admin\/)?chat\/(\d+\/)?files\/?$/,
];

/** The largest upload body: an image of 20 MiB and its form. */
export const uploadBytesMax = 20 * 1024 * 1024 + 64 * 1024;

export const isUpload = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'POST' && uploadPaths.some((path) => path.test(new URL(url).pathname));

const logoForm = /^\/api\/v1\/profile\/update\/?$/;
const logoFormBytesMax = 5 * 1024 * 1024 + 64 * 1024;

/** The bound of any body of the API, by the head of its request. @param path without the query */
export function requestBodyBytesMax(method: string, path: string): number {
  const url = `http://localhost${path}`;
  return isUpload({ method, url }) ? uploadBytesMax : wholeBodyBytesMax({ url });
}

/** The bound of a body that is read whole; the profile's form contains a logo of 5 MiB. */
export const wholeBodyBytesMax = ({ url }: Pick<Request, 'url'>): number =>
  logoForm.test(new URL(url).pathname) ? logoFormBytesMax : bodyBytesMax;

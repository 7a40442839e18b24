// The blog under its other name; its canonical address is /blog.
export { default, generateMetadata } from '../blog/page';

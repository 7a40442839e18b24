export { default, generateMetadata } from '../(default)/not-found';

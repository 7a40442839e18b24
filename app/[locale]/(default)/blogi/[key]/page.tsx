// An article under the blog's other name; its canonical address is under /blog.
export { default, generateMetadata } from '../../blog/[key]/page';

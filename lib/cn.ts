import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Components join the same names again and again. */
const joined = new Map<string, string>();
const joinedMax = 500;

/** Joins class names; of two utilities that set the same property the last one wins. */
export function cn(...values: ClassValue[]): string {
  const text = clsx(values);
  let result = joined.get(text);
  if (result === undefined) {
    result = mergeClasses(text);
    if (joined.size >= joinedMax) joined.clear();
    joined.set(text, result);
  }
  return result;
}

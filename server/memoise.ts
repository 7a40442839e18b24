/**
 * Caches the results of a function.
 * @param answersMax the cache is cleared beyond this size, so that a hostile file cannot fill the memory
 */
export function memoise<K, T>(answer: (key: K) => T, answersMax = 20_000): (key: K) => T {
  const answers = new Map<K, T>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as T;
    if (answers.size >= answersMax) answers.clear();
    const found = answer(key);
    answers.set(key, found);
    return found;
  };
}

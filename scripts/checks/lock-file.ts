// `npm ci` refuses a lock file in which a platform's optional package is missing: everywhere, not only on that platform.

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/** Names that some package may need and the lock file lacks. */
export function missingFromLock(lock: Lock): string[] {
  const names = new Set(Object.keys(lock.packages).map((key) => key.split('node_modules/').pop() ?? ''));
  return Object.entries(lock.packages).flatMap(([key, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${name}, needed by ${key || 'the project'}`),
  );
}

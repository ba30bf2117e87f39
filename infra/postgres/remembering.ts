/**
 * The results that were read last, each with the state it was read in. A result is a function of its state, so it never
 * becomes outdated: one whose state has changed is not found.
 */
export const remembering = <A>(most: number) => {
  const results = new Map<string, { readonly state: string; readonly result: A }>()
  return {
    has: (key: string): boolean => results.has(key),
    find: (key: string, state: string): A | undefined => {
      const known = results.get(key)
      if (known?.state !== state) return undefined
      // The most recent one is last.
      results.delete(key)
      results.set(key, known)
      return known.result
    },
    /** Remembers a result, unless it has no state. */
    store: (key: string, state: string | null | undefined, result: A): A => {
      results.delete(key)
      if (state !== null && state !== undefined) results.set(key, { state, result })
      for (const oldest of results.keys()) {
        if (results.size <= most) break
        results.delete(oldest)
      }
      return result
    }
  }
}

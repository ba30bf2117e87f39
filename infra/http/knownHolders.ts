import type { UserId } from "#kernel"

/** What a process remembers at most: about 5 MB. */
const MOST_HOLDERS = 20_000

/** Whose access tokens are, as far as this process has seen. */
export interface Holders {
  /** Whose token it was when it was last looked up: it may have been revoked since. */
  readonly lastOf: (accessToken: string) => UserId | undefined
  readonly remember: (accessToken: string, holder: UserId) => void
  readonly forget: (accessToken: string) => void
}

/**
 * A token never changes its holder, so a transaction can be bound to them before the token is looked up again in it. It
 * grants nothing: the holder of a token that is no longer valid is forgotten, and the transaction rolled back.
 */
export const makeHolders = (): Holders => {
  const holders = new Map<string, UserId>()
  return {
    lastOf: (accessToken) => holders.get(accessToken),
    remember: (accessToken, holder) => {
      holders.set(accessToken, holder)
      const [oldest] = holders.keys()
      if (holders.size > MOST_HOLDERS && oldest !== undefined) holders.delete(oldest)
    },
    forget: (accessToken) => void holders.delete(accessToken)
  }
}

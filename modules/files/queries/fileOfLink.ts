import { CurrentActor, NotFound, now, transactional } from "#kernel"
import { Sessions } from "#identity"
import { Memberships } from "#tenancy"
import { ApiTokens } from "#tokens"
import { Effect, Option } from "effect"
import { hasExpired, type LinkPurpose } from "../domain/links.ts"
import { linkTokens } from "./linkTokens.ts"
import { completeFile } from "./visibleFile.ts"

interface Opening {
  readonly purposes: ReadonlyArray<LinkPurpose>
  /** For the later parts of a download, which may take longer than the link is valid. */
  readonly begun?: boolean
}

const notFound = () => new NotFound({ what: "file" })

/**
 * The file of a link, as the member sees it who received the link: nothing once it has expired, the session or API token has ended, or
 * its holder is no member or no longer sees the record. Every reason gives the same answer. What we did not issue costs no
 * statement.
 */
export const fileOfLink = Effect.fnUntraced(function* (token: string, { purposes, begun }: Opening) {
  const link = Option.getOrUndefined(yield* linkTokens.open(token))
  if (link === undefined) return yield* notFound()
  const expired = begun !== true && hasExpired(link, yield* now)
  if (expired || !purposes.includes(link.purpose)) return yield* notFound()
  const { organizationId, userId, sessionId, fileId, purpose } = link
  const reading = Effect.gen(function* () {
    const isLive =
      (yield* Sessions.use((sessions) => sessions.isLive(userId, sessionId))) ||
      (yield* ApiTokens.use((tokens) => tokens.isLive(userId, sessionId)))
    if (!isLive) return yield* notFound()
    const entered = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
    if (Option.isNone(entered)) return yield* notFound()
    return { ...(yield* completeFile(organizationId, fileId)), purpose }
  })
  return yield* transactional(reading).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "files.link", userId })
  )
})

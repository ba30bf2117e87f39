import { OrganizationId, SessionId, UserId } from "#kernel"
import { Schema } from "effect"
import { FileId } from "../contract/ids.ts"

/** `photo`: to be shown. `file`: to be saved. */
const LinkPurpose = Schema.Literals(["photo", "thumbnail", "file"])
export type LinkPurpose = typeof LinkPurpose.Type

/** What a link gives to whom, until when (in seconds since 1970). */
const Link = Schema.Struct({
  organizationId: OrganizationId,
  userId: UserId,
  sessionId: SessionId,
  fileId: FileId,
  purpose: LinkPurpose,
  expires: Schema.Int
})
export type Link = typeof Link.Type

const WINDOW = 300

/** The same for five minutes, so that a page that is loaded again has the same addresses, and five to ten minutes away. */
export const expiryAfter = (at: Date): number => (Math.floor(at.getTime() / 1000 / WINDOW) + 2) * WINDOW

export const hasExpired = ({ expires }: Link, at: Date): boolean => at.getTime() >= expires * 1000

/** The content of a link's token. */
export const textOfLink = ({ organizationId, userId, sessionId, fileId, purpose, expires }: Link): string =>
  [organizationId, userId, sessionId, fileId, purpose, expires].join(" ")

const decode = Schema.decodeUnknownSync(Link)

/** Reads the content of a token that we issued. */
export const linkOf = (text: string): Link => {
  const [organizationId, userId, sessionId, fileId, purpose, expires] = text.split(" ")
  return decode({ organizationId, userId, sessionId, fileId, purpose, expires: Number(expires) })
}

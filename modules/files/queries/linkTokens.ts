import { markedTokens } from "#infra/secrets"
import { Effect, Option } from "effect"
import { type Link, linkOf, textOfLink } from "../domain/links.ts"

const tokens = markedTokens("file", "files.link")

/** The tokens of links: recognized without a statement, and the same for the same link. */
export const linkTokens = {
  issue: (link: Link) => tokens.issue(new TextEncoder().encode(textOfLink(link))),
  /** None unless we issued the token. */
  open: (token: string) =>
    Effect.map(
      tokens.contentOf(token),
      Option.map((content) => linkOf(content.toString()))
    )
}

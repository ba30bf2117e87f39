import { markedTokens, newSecret } from "#infra/secrets"
import { Effect, Option } from "effect"
import { textOf } from "../../sessions/commands/rememberOrigin.ts"

const tokens = markedTokens("oneTime", "identity.link")

/** For an emailed link. */
export const newLinkToken = Effect.suspend(() => tokens.issue(newSecret()))

/** Uses of a link are counted per link. */
export const holderOfLinkToken = (token: string) => Effect.map(tokens.contentOf(token), Option.map(textOf))

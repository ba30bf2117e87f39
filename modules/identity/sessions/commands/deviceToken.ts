import type { EmailAddress } from "#kernel"
import { markedTokens, newSecret } from "#infra/secrets"
import { Effect, Option } from "effect"

const tokens = markedTokens("device", "identity.device")

/** Bound to the account's address, so that attempts at other accounts gain nothing from it. */
export const newDeviceToken = (email: EmailAddress) => Effect.suspend(() => tokens.issue(newSecret(), email))

interface Attempt {
  readonly email: EmailAddress
  readonly device_token?: string | undefined
}

/** Attempts from devices that have signed in with this address are counted per address. */
export const holderOfDeviceToken = ({ email, device_token = "" }: Attempt) =>
  Effect.map(tokens.contentOf(device_token, email), Option.as(email))

import { permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { NewToken } from "../contract/ApiToken.ts"
import { OrganizationTokenChanged } from "../contract/events.ts"
import { issueToken } from "./issueToken.ts"

/** Creates an API token for this organization alone. It acts as the current member, and ends with their membership. */
export const createToken = Effect.fn("tokens.createToken")(function* (input: NewToken) {
  const { organizationId, userId: ownerId } = yield* permitted("tokens.manage")
  const created = yield* issueToken({ _tag: "Organization", organizationId }, input)
  const { name } = created
  yield* publish(new OrganizationTokenChanged({ organizationId, ownerId, name, change: "created" }))
  yield* record({ action: "token.created", organizationId, subject: name })
  return created
}, transactional)

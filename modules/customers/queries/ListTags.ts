import { permitted } from "#kernel"
import { Effect } from "effect"
import { CustomerList } from "./CustomerList.ts"

/** Returns the organization's tags, most used first. */
export const listTags = Effect.fn("customers.listTags")(function* () {
  const { organizationId } = yield* permitted("customers.read")
  return { items: yield* CustomerList.use((list) => list.tags(organizationId)) }
})

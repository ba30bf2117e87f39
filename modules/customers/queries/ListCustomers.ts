import { type PageAsked, permitted } from "#kernel"
import { Effect } from "effect"
import { type Asked, pageOfCustomers } from "./CustomerList.ts"

/** Returns a page of the matching customers, newest first. */
export const listCustomers = Effect.fn("customers.listCustomers")(function* (asked: Asked, page: PageAsked) {
  const { organizationId } = yield* permitted("customers.read")
  return yield* pageOfCustomers(organizationId, asked, page)
})

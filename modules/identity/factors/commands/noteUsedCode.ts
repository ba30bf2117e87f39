import { publish, record, type UserId } from "#kernel"
import { Effect } from "effect"
import { type CodeMethod, FactorsChanged } from "../../contract/index.ts"

/** A used recovery code is news to the account's owner. In the current unit of work. */
export const noteUsedCode = Effect.fnUntraced(function* (userId: UserId, by: CodeMethod) {
  if (by !== "recovery_code") return
  yield* publish(new FactorsChanged({ userId, change: "code_used" }))
  yield* record({ action: "recovery_code.used", userId })
})

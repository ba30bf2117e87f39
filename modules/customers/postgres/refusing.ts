import { NotFound } from "#kernel"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { CustomerExists } from "../contract/errors.ts"

const NOT_A_MEMBER = "owned_by_a_member"

/** The foreign key decides whether the owner is still a member. */
const isNoMember = ({ reason }: SqlError.SqlError): boolean => {
  const { cause } = reason
  return (
    typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === NOT_A_MEMBER
  )
}

/** Turns a violated constraint into the error it means. */
export const refusing = (
  work: Effect.Effect<unknown, SqlError.SqlError>
): Effect.Effect<void, CustomerExists | NotFound> =>
  Effect.asVoid(work).pipe(
    Effect.catchIf(isNoMember, () => Effect.fail(new NotFound({ what: "member" }))),
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new CustomerExists())),
    Effect.catchTag("SqlError", Effect.die)
  )

import { constraintOf, sqlStateOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlError } from "effect/sql"
import { AmountTooLarge } from "../../contract/errors/workOrders.ts"

/** What exceeds its column, such as labor with its tax or the units that a line used, before the total is checked. */
const NUMBER_OUT_OF_RANGE = "22003"

const isTooLarge = (error: SqlError.SqlError): boolean =>
  constraintOf(error) === "amount_not_too_large" || sqlStateOf(error) === NUMBER_OUT_OF_RANGE

/** The database refuses what makes a work order cost more than it can store. Other failures are defects. */
export const refusedAmount = (error: SqlError.SqlError): Effect.Effect<never, AmountTooLarge> =>
  isTooLarge(error) ? Effect.fail(new AmountTooLarge()) : Effect.die(error)

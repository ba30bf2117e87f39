import { flag, inOrganization, option, UsageError } from "#infra/cli"
import { Effect, Schema } from "effect"
import { SecondFactorRequirement } from "../contract/index.ts"
import { getSecondFactorRequirement, requireSecondFactor } from "../operator.ts"

const Days = Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 30 }))

/** Long enough for people to read the notification and find a quiet moment. */
const DEFAULT_DAYS = 7

const show = ({ required_from, missing }: SecondFactorRequirement): string =>
  [
    required_from === null
      ? "No second factor is required."
      : `A second factor is required from ${required_from.toISOString()} on.`,
    ...missing.map(({ full_name, email }) => `  without one: ${full_name ?? "-"} <${email ?? "-"}>`)
  ].join("\n")

export const securityOperations = [
  inOrganization({
    words: "tenants require-mfa",
    summary:
      "Require a second factor of an organization's members, who are notified, and list those without one.",
    example: 'tenants require-mfa --days 7 --organization "Riverside Depot"',
    input: {
      days: option(Days, "days", `until it is required, 0 to 30; default: ${DEFAULT_DAYS}`),
      off: flag("no longer require one")
    },
    changes: true,
    output: SecondFactorRequirement,
    run: Effect.fnUntraced(function* ({ days, off }) {
      if (off && days !== null) return yield* Effect.fail(new UsageError("Give --days or --off, not both."))
      yield* requireSecondFactor(off ? null : (days ?? DEFAULT_DAYS))
      return yield* getSecondFactorRequirement()
    }),
    show
  })
]

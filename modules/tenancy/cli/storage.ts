import { argument, flag, operation, option, UsageError } from "#infra/cli"
import { Effect, Schema } from "effect"
import { DefaultQuotas, StorageUsage } from "../contract/index.ts"
import { setDefaultQuotas, setQuota, showStorage } from "../operator.ts"
import { findTenant } from "./findTenant.ts"

const MEGABYTE = 1_000_000

/** Fewer than the database's largest number, in bytes, too. */
const Count = Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 1e9 }))

const tenant = argument(Schema.String, "its id or its exact name")
const limits = {
  rows: option(Count, "count", "rows in all tables together"),
  megabytes: option(Count, "count", "megabytes of text in all tables together")
}

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)
const percent = (used: number, most: number): string => `${Math.round((used / most) * 100)} %`

const facts = ({ rows, bytes, max_rows, max_bytes, is_default }: StorageUsage): string =>
  [
    `rows       ${rows} of ${max_rows} (${percent(rows, max_rows)})`,
    `megabytes  ${megabytes(bytes)} of ${megabytes(max_bytes)} (${percent(bytes, max_bytes)})`,
    is_default ? "The quota is the default." : "The organization has a quota of its own."
  ].join("\n")

const toBytes = (given: number | null): number | null => (given === null ? null : given * MEGABYTE)

export const storageOperations = [
  operation({
    words: "tenants storage",
    summary: "Show how much an organization stores, and its quota.",
    example: 'tenants storage "Riverside Depot"',
    input: { tenant },
    narrows: true,
    output: StorageUsage,
    run: (input, { organizationId }) => Effect.flatMap(findTenant(input.tenant, organizationId), showStorage),
    show: facts
  }),
  operation({
    words: "tenants set-quota",
    summary: "Limit how much an organization may store; what is not given is the default.",
    example: 'tenants set-quota "Riverside Depot" --rows 2000000 --megabytes 4000',
    input: { tenant, ...limits, default: flag("the default for both") },
    narrows: true,
    changes: true,
    output: StorageUsage,
    run: Effect.fnUntraced(function* (input, { organizationId }) {
      const isGiven = input.rows !== null || input.megabytes !== null
      if (isGiven === input.default)
        return yield* Effect.fail(new UsageError("Give --rows, --megabytes or both; or --default alone."))
      const id = yield* findTenant(input.tenant, organizationId)
      return yield* setQuota(id, { max_rows: input.rows, max_bytes: toBytes(input.megabytes) })
    }),
    show: facts
  }),
  operation({
    words: "tenants set-default-quotas",
    summary: "Limit what organizations without their own quota may store, and how many an account may own.",
    example: "tenants set-default-quotas --rows 500000 --megabytes 500 --organizations 10",
    input: { ...limits, organizations: option(Count, "count", "organizations that one account may own") },
    changes: true,
    output: DefaultQuotas,
    run: ({ rows, megabytes: given, organizations }) =>
      rows === null && given === null && organizations === null
        ? Effect.fail(new UsageError("Give at least one of --rows, --megabytes and --organizations."))
        : setDefaultQuotas({ max_rows: rows, max_bytes: toBytes(given), max_owned: organizations }),
    show: ({ max_rows, max_bytes, max_owned }) =>
      `Per organization: ${max_rows} rows, ${megabytes(max_bytes)} megabytes. Per account: ${max_owned} organizations.`
  })
]

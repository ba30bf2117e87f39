import { flag, inOrganization, limit, option, sortedPages, titled } from "#infra/cli"
import { DriverView, LicenseState } from "../contract/index.ts"
import { driverFilterOf, listDrivers } from "../operator.ts"
import { Effect, Schema } from "effect"

const row = ({ id, name, vehicle, license_classes, license_expires_on }: DriverView) => [
  id,
  name,
  vehicle?.name ?? "",
  license_classes.join(", "),
  license_expires_on ?? ""
]

export const driverOperations = [
  inOrganization({
    words: "drivers list",
    summary: "List an organization's drivers, newest first, without their license numbers.",
    example: 'drivers list --license expiring --organization "Riverside Depot"',
    input: {
      search: option(Schema.String, "words", "only drivers whose name, email or phone contains this"),
      license: option(
        LicenseState,
        "state",
        "only drivers whose license is valid, expiring, expired or unknown"
      ),
      archived: flag("archived drivers instead"),
      limit
    },
    output: Schema.Struct({ items: Schema.Array(DriverView) }),
    run: Effect.fnUntraced(function* ({ search, license, archived, limit: typed }) {
      const filter = driverFilterOf({
        archived: archived ? "true" : "false",
        ...(search !== null && { search }),
        ...(license !== null && { license: [license] })
      })
      const { items } = yield* sortedPages(typed, (page) => listDrivers(filter, page, "-created"))
      return { items: items.map((driver) => ({ ...driver, license_number: null })) }
    }),
    show: ({ items }) =>
      titled(["ID", "NAME", "VEHICLE", "CLASSES", "EXPIRES"], items.map(row), "No drivers.")
  })
]

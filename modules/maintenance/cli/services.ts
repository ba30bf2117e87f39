import { anyOf } from "#kernel"
import { inOrganization, limit, option, sortedPages, titled } from "#infra/cli"
import { Effect, Schema } from "effect"
import { OpenState, ServiceView } from "../contract/index.ts"
import { listServices } from "../operator.ts"

const METERS_PER_KM = 1000
const SECONDS_PER_HOUR = 3600

const dueOf = ({ due_on, due_m, due_s }: ServiceView): string =>
  [
    due_on,
    due_m === null ? null : `${Math.round(due_m / METERS_PER_KM)} km`,
    due_s === null ? null : `${Math.round(due_s / SECONDS_PER_HOUR)} h`
  ]
    .filter((part) => part !== null)
    .join(" or ")

const row = (service: ServiceView) => [
  service.vehicle.name,
  service.task.name,
  service.state,
  dueOf(service),
  service.forecast_on ?? ""
]

export const serviceOperations = [
  inOrganization({
    words: "services due",
    summary: "List the services of vehicles that are due, those due first first.",
    example: 'services due --organization "Riverside Depot"',
    input: {
      state: option(anyOf(OpenState), "states", "in these states; due and overdue by default"),
      search: option(Schema.String, "words", "only those whose vehicle, task or program contains this"),
      limit
    },
    output: Schema.Struct({ items: Schema.Array(ServiceView) }),
    run: Effect.fnUntraced(function* ({ state, search, limit: typed }) {
      const filter = { state: state ?? (["due", "overdue"] as const), ...(search !== null && { search }) }
      return yield* sortedPages(typed, (page) => listServices(filter, page))
    }),
    show: ({ items }) =>
      titled(["VEHICLE", "TASK", "STATE", "DUE", "EXPECTED"], items.map(row), "No services are due.")
  })
]

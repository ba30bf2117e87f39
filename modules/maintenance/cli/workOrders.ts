import { anyOf } from "#kernel"
import { argument, flag, inOrganization, limit, Missing, option, sortedPages, titled } from "#infra/cli"
import { MeterUnit } from "#fleet/contract"
import { Effect, Schema } from "effect"
import { WorkOrderDetails, workOrderName, WorkOrderState, WorkOrderView } from "../contract/index.ts"
import { closeWorkOrder, getWorkOrder, listWorkOrders } from "../operator.ts"

const Shown = Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 9_999_999.9 }))
const number = argument(Schema.String, "its number, such as WO-1042 or 1042")

/** The work order with this number. */
const workOrderCalled = Effect.fnUntraced(function* (called: string) {
  const digits = called.replace(/^wo-/i, "")
  const page = { after: null, limit: 200 }
  const { items } = yield* listWorkOrders({ search: `wo-${digits}` }, "number", page)
  const order = items.find((one) => String(one.number) === digits)
  if (order !== undefined) return order
  return yield* Effect.fail(
    new Missing(`There is no work order ${called}.`, "`motorpool work-orders list` shows them.")
  )
})

/** An amount in its currency. */
const money = (minor: number, currency: string): string => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(minor / 10 ** maximumFractionDigits)
}

const listing = inOrganization({
  words: "work-orders list",
  summary: "List work orders, newest first.",
  example: 'work-orders list --organization "Riverside Depot" --state in_progress,waiting',
  input: {
    state: option(anyOf(WorkOrderState), "states", "only in these states, such as in_progress,waiting"),
    search: option(
      Schema.String,
      "words",
      "only those whose number, title, complaint or vehicle contains this"
    ),
    limit
  },
  output: Schema.Struct({ items: Schema.Array(WorkOrderView) }),
  run: Effect.fnUntraced(function* ({ state, search, limit: typed }) {
    const filter = { ...(state !== null && { state }), ...(search !== null && { search }) }
    return yield* sortedPages(typed, (page) => listWorkOrders(filter, "-number", page))
  }),
  show: ({ items }) =>
    titled(
      ["Number", "Vehicle", "Title", "State", "Priority", "Assigned to", "Total"],
      items.map((order) => [
        workOrderName(order.number),
        order.vehicle.name,
        order.title,
        order.state,
        order.priority,
        order.assigned_to?.name ?? "",
        money(order.totals.total_minor, order.currency)
      ]),
      "No work orders."
    )
})

const showing = inOrganization({
  words: "work-orders show",
  summary: "Show a work order with its lines.",
  example: 'work-orders show WO-1042 --organization "Riverside Depot"',
  input: { number },
  output: WorkOrderDetails,
  run: Effect.fnUntraced(function* ({ number: called }) {
    return yield* getWorkOrder((yield* workOrderCalled(called)).id)
  }),
  show: (order) =>
    `${workOrderName(order.number)}: ${order.title} (${order.vehicle.name}, ${order.state})\n\n` +
    titled(
      ["Line", "State", "Minutes", "Labor", "Parts", "Other", "Tax", "Total"],
      [...order.items, { title: "Total", state: "", minutes: "", totals: order.totals }].map(
        ({ title, state, minutes, totals }) => [
          title,
          state,
          minutes,
          money(totals.labor_minor, order.currency),
          money(totals.parts_minor, order.currency),
          money(totals.other_minor, order.currency),
          money(totals.tax_minor, order.currency),
          money(totals.total_minor, order.currency)
        ]
      ),
      "No lines."
    )
})

const closing = inOrganization({
  words: "work-orders close",
  summary: "Close a work order whose lines are all done, on behalf of a member.",
  example: 'work-orders close WO-1042 --reading 51245 --organization "Riverside Depot" --as ada@example.com',
  input: {
    number,
    reading: option(Shown, "value", "what the dial shows; by default it is estimated"),
    unit: option(MeterUnit, "unit", "the unit of the dial: km, mi or h; default: km"),
    confirm: flag("store an unlikely reading, too"),
    certification: option(Schema.String, "text", "why the vehicle is safe, if a defect blocks it"),
    release: flag("sign the release of a vehicle that a defect blocks")
  },
  needsPerson: true,
  changes: true,
  output: WorkOrderDetails,
  run: Effect.fnUntraced(function* ({ number: called, reading, unit, confirm, certification, release }) {
    const { id, version: expected_version } = yield* workOrderCalled(called)
    return yield* closeWorkOrder(id, {
      expected_version,
      certification,
      release,
      reading: reading === null ? null : { value: reading, unit: unit ?? "km", confirm }
    })
  }),
  show: (order) =>
    `${workOrderName(order.number)} closed: ${money(order.totals.total_minor, order.currency)}.`
})

export const workOrderOperations = [listing, showing, closing]

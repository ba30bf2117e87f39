import type { CalendarDate, UserId } from "#kernel"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { ServicePoint } from "../../contract/intervals.ts"
import { fromDone, fromSkipped, isOnTime } from "./due.ts"
import type { ServiceItem } from "./items.ts"
import type { Occurrence } from "./Occurrences.ts"
import { duePoint } from "./standing.ts"

/** How a service was done. Meters and seconds are those of the vehicle's life. */
export interface Done {
  readonly on: CalendarDate
  readonly m: number | null
  readonly s: number | null
  readonly estimated: boolean
  readonly note: string | null
  readonly cost_minor: number | null
  readonly currency: string | null
  readonly work_order_id: WorkOrderId | null
}

interface Closed {
  readonly at: Date
  readonly by: UserId | null
}

export const done = (service: Occurrence, item: ServiceItem, how: Done, { at, by }: Closed): Occurrence => ({
  ...service,
  state: "done",
  completed_on: how.on,
  completed_m: how.m,
  completed_s: how.s,
  estimated: how.estimated,
  on_time: isOnTime(item, duePoint(service), how),
  note: how.note,
  cost_minor: how.cost_minor,
  currency: how.currency,
  work_order_id: how.work_order_id,
  closed_at: at,
  closed_by: by
})

/** A service that was done as part of another one. What that cost is with the other one. */
export const included = (service: Occurrence, item: ServiceItem, by: Occurrence, how: Done): Occurrence => ({
  ...done(
    service,
    item,
    { ...how, note: null, cost_minor: null, currency: null },
    {
      at: by.closed_at ?? by.created_at,
      by: by.closed_by
    }
  ),
  superseded_by: by.id
})

export const skipped = (service: Occurrence, reason: string, { at, by }: Closed): Occurrence => ({
  ...service,
  state: "skipped",
  skip_reason: reason,
  closed_at: at,
  closed_by: by
})

/** What a service has that is neither completed nor skipped. */
const NOT_CLOSED = {
  state: "upcoming",
  completed_on: null,
  completed_m: null,
  completed_s: null,
  estimated: false,
  on_time: null,
  skip_reason: null,
  note: null,
  cost_minor: null,
  currency: null,
  superseded_by: null,
  work_order_id: null,
  closed_at: null,
  closed_by: null
} as const

/** A closed service as it was before. */
export const reopened = (service: Occurrence): Occurrence => ({ ...service, ...NOT_CLOSED })

/** What the service after a closed or cancelled one counts from. */
export const fromOf = (service: Occurrence, item: ServiceItem): ServicePoint => {
  const due = duePoint(service)
  const from = { on: service.from_on, m: service.from_m, s: service.from_s }
  if (service.state === "skipped") return fromSkipped(due, from)
  const { completed_on: on, completed_m: m, completed_s: s } = service
  return service.state === "done" ? fromDone(item, due, { on, m, s }) : from
}

export const withNew = (from: ServicePoint) => ({
  ...NOT_CLOSED,
  from_on: from.on,
  from_m: from.m,
  from_s: from.s,
  due_on: null,
  due_m: null,
  due_s: null,
  forecast_on: null,
  earliest_on: null,
  latest_on: null
})

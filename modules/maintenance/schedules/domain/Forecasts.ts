import { CalendarDate, OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"

/** `computed_for`: the day for which the services of the organization were last computed; null before the first time. */
export const Forecast = Schema.Struct({
  organization_id: OrganizationId,
  computed_for: Schema.NullOr(CalendarDate)
})
export type Forecast = typeof Forecast.Type

/** For which day the services of each organization were computed. Needs the system role. */
export class Forecasts extends Context.Service<
  Forecasts,
  {
    /** Of all organizations that have programs. */
    readonly all: Effect.Effect<ReadonlyArray<Forecast>>
    readonly save: (organizationId: OrganizationId, day: CalendarDate) => Effect.Effect<void>
  }
>()("maintenance/Forecasts") {}

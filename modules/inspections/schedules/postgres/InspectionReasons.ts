import { ReleaseReasons, VehicleDirectory } from "#fleet"
import type { ReleaseReason } from "#fleet/contract"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer } from "effect"
import { dueOfVehicle } from "../queries/ListDueInspections.ts"
import { ScheduleList } from "../queries/ScheduleList.ts"

/** Contributes to the release check which required inspections are due. */
export const InspectionReasonsLive = Layer.effectDiscard(
  Effect.gen(function* () {
    const services = yield* Effect.context<ScheduleList | VehicleDirectory | OrganizationDirectory>()
    const reasons = yield* ReleaseReasons
    yield* reasons.contribute(({ organizationId, vehicleId }) =>
      dueOfVehicle(organizationId, vehicleId).pipe(
        Effect.map((due) =>
          due.flatMap(({ required, form: { name } }): ReadonlyArray<ReleaseReason> =>
            required ? [{ code: "inspection_due", form: name }] : []
          )
        ),
        Effect.provide(services)
      )
    )
  })
)

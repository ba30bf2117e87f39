import { dayIn } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Layer, Option } from "effect"
import { ReleaseReasons } from "../../safety/queries/ReleaseReasons.ts"
import { Documents } from "../domain/Documents.ts"
import { releaseReasons } from "../domain/rules.ts"

/** Contributes to the release check which required documents are missing or expired. */
export const DocumentReasonsLive = Layer.effectDiscard(
  Effect.gen(function* () {
    const documents = yield* Documents
    const directory = yield* OrganizationDirectory
    const reasonsOf = Effect.fn("fleet.documentReasons")(function* ({ organizationId, vehicleId, at }) {
      const all = yield* documents.ofVehicle(organizationId, vehicleId)
      const required = yield* documents.requiredOf(organizationId, vehicleId)
      const settings = yield* directory.settingsOf(organizationId)
      const timeZone = Option.match(settings, { onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
      return releaseReasons(all, required, dayIn(timeZone, at))
    })
    yield* ReleaseReasons.use((reasons) => reasons.contribute(reasonsOf))
  })
)

import { reaction } from "#infra/jobs"
import { MemberRemoved } from "#tenancy/contract"
import { Effect } from "effect"
import { endPrivateDrivesOfFormerDrivers } from "../../trips/commands/EndPrivateDrivesOfFormerDrivers.ts"
import { endConnectionOfMember } from "../commands/EndConnectionOfMember.ts"

/** The connection stopped serving the organization when its user left; here it is deleted and the change published. */
export const whenMemberRemoved = reaction({
  name: "telematics.when-member-removed",
  does: "Ends the private drives of a former member, and deletes the connections they made for the organization.",
  touches: ["telematics.drive_purposes", "telematics.attempts", "telematics.dimo_tokens", "the provider"],
  event: MemberRemoved,
  run: ({ organizationId, userId }) =>
    Effect.andThen(
      endPrivateDrivesOfFormerDrivers(organizationId),
      endConnectionOfMember(organizationId, userId)
    )
})

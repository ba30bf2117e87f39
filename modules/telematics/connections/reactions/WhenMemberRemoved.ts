import { reaction } from "#infra/jobs"
import { MemberRemoved } from "#tenancy/contract"
import { endConnectionOfMember } from "../commands/EndConnectionOfMember.ts"

/** The connection stopped serving the organization when its user left; here it is deleted and the change published. */
export const whenMemberRemoved = reaction({
  name: "telematics.when-member-removed",
  does: "Deletes the connections that a former member made for the organization.",
  touches: ["telematics.attempts", "telematics.dimo_tokens", "the provider"],
  event: MemberRemoved,
  run: ({ organizationId, userId }) => endConnectionOfMember(organizationId, userId)
})

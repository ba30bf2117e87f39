import { defineCli } from "#infra/cli"
import { invitationOperations } from "./cli/invitations.ts"
import { memberOperations } from "./cli/members.ts"
import { securityOperations } from "./cli/security.ts"
import { storageOperations } from "./cli/storage.ts"
import { tenantOperations } from "./cli/tenants.ts"

export { asMember } from "./cli/asMember.ts"
export { findOrganization } from "./cli/findOrganization.ts"

export const cli = defineCli({
  topics: {
    invitations: "Invitations to an organization.",
    members: "People in an organization.",
    tenants: "Organizations."
  },
  operations: [
    ...tenantOperations,
    ...securityOperations,
    ...storageOperations,
    ...memberOperations,
    ...invitationOperations
  ],
  hints: {
    AddressNotVerified: "Act on behalf of someone whose email address is verified: --as <email>.",
    AlreadyAMember: "`motorpool members list` shows the members.",
    AlreadyInvited: "`motorpool invitations resend` resends it.",
    InvitationClosed: "`motorpool invitations send` sends a new one.",
    OwnSecondFactorMissing: "Without --as an operator needs none.",
    LastOwner: "`motorpool members set-role <email> owner` makes another member the owner.",
    RoleAboveOwn: "Without --as an operator may assign any role.",
    TooManyOrganizations: "`motorpool tenants set-default-quotas --organizations <count>` allows more."
  },
  notFound: {
    invitation: "`motorpool invitations list` shows the invitations.",
    member: "`motorpool members list` shows the members.",
    organization: "`motorpool tenants list` shows the organizations."
  }
})

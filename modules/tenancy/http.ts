import { pageRequest } from "#kernel"
import { route } from "#infra/http"
import { acceptInvitation } from "./commands/AcceptInvitation.ts"
import { changeMemberRole } from "./commands/ChangeMemberRole.ts"
import { declineInvitation } from "./commands/DeclineInvitation.ts"
import { editOrganization } from "./commands/EditOrganization.ts"
import { createOrganization } from "./commands/CreateOrganization.ts"
import { inviteMember } from "./commands/InviteMember.ts"
import { joinOrganization } from "./commands/JoinOrganization.ts"
import { leaveOrganization } from "./commands/LeaveOrganization.ts"
import { remindOfSecondFactor } from "./commands/RemindOfSecondFactor.ts"
import { removeMember } from "./commands/RemoveMember.ts"
import { requireSecondFactor } from "./commands/RequireSecondFactor.ts"
import { resendInvitation } from "./commands/ResendInvitation.ts"
import { revokeInvitation } from "./commands/RevokeInvitation.ts"
import { transferOwnership } from "./commands/TransferOwnership.ts"
import * as endpoints from "./contract/index.ts"
import { getOrganization } from "./queries/GetOrganization.ts"
import { getSecondFactorRequirement } from "./queries/GetSecondFactorRequirement.ts"
import { listInvitations } from "./queries/ListInvitations.ts"
import { listMembers } from "./queries/ListMembers.ts"
import { myInvitations } from "./queries/MyInvitations.ts"
import { myOrganizations } from "./queries/MyOrganizations.ts"
import { previewInvitation } from "./queries/PreviewInvitation.ts"

export const tenancyHttp = [
  route(endpoints.MyOrganizations, () => myOrganizations()),
  route(endpoints.CreateOrganization, ({ body }) => createOrganization(body)),
  route(endpoints.GetOrganization, () => getOrganization()),
  route(endpoints.EditOrganization, ({ body }) => editOrganization(body)),
  route(endpoints.TransferOwnership, ({ body }) => transferOwnership(body.member_id)),
  route(endpoints.GetSecondFactorRequirement, () => getSecondFactorRequirement()),
  route(endpoints.RequireSecondFactor, ({ body }) => requireSecondFactor(body.grace_days)),
  route(endpoints.RemindOfSecondFactor, () => remindOfSecondFactor()),
  route(endpoints.ListMembers, ({ query }) => listMembers(pageRequest(query))),
  route(endpoints.ChangeMemberRole, ({ params: { memberId }, body: { role } }) =>
    changeMemberRole({ memberId, role })
  ),
  route(endpoints.RemoveMember, ({ params }) => removeMember(params.memberId)),
  route(endpoints.LeaveOrganization, () => leaveOrganization()),
  route(endpoints.ListInvitations, ({ query }) => listInvitations(pageRequest(query), query.status)),
  route(endpoints.InviteMember, ({ body }) => inviteMember(body)),
  route(endpoints.ResendInvitation, ({ params }) => resendInvitation(params.invitationId)),
  route(endpoints.RevokeInvitation, ({ params }) => revokeInvitation(params.invitationId)),
  route(endpoints.MyInvitations, () => myInvitations()),
  route(endpoints.AcceptInvitation, ({ params }) => acceptInvitation(params.invitationId)),
  route(endpoints.DeclineInvitation, ({ params }) => declineInvitation(params.invitationId)),
  route(endpoints.JoinOrganization, ({ body }) => joinOrganization(body.token)),
  route(endpoints.PreviewInvitation, ({ body }) => previewInvitation(body.token))
]

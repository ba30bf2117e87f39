import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

export const isolation: IsolationSample = {
  seed: async ({ app, organizationId, base, owner, colleague }) => {
    const token = owner.access_token
    const invited = { invited_name: MARKER, email: "pending@example.com", role: "viewer" }
    await call(app, "POST", `${base}/invitations`, { token, body: invited })
    const invitationId = idIn((await call(app, "GET", `${base}/invitations`, { token })).body, invited.email)
    return { organizationId, invitationId, memberId: colleague.memberId }
  },
  bodies: {
    createOrganization: () => ({ name: "Second Depot", industry: "rental" }),
    editOrganization: () => ({ name: "Renamed" }),
    transferOwnership: (idOf) => ({ member_id: idOf("memberId") }),
    requireSecondFactor: () => ({ grace_days: 7 }),
    changeMemberRole: () => ({ role: "viewer" }),
    inviteMember: () => ({ invited_name: "Some One", email: "someone@example.com", role: "viewer" }),
    joinOrganization: () => ({ token: "00000000-0000-4000-8000-000000000000" }),
    previewInvitation: () => ({ token: "00000000-0000-4000-8000-000000000000" })
  }
}

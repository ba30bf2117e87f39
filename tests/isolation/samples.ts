import { PASSWORD } from "../support/client.ts"

/** Ids of things that exist in the organization under attack. */
export interface Target {
  readonly organizationId: string
  readonly memberId: string
  readonly invitationId: string
  readonly sessionId: string
  readonly fileId: string
}

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64"
  )
)

/** A body each endpoint would accept from someone who may call it. The matrix fails for an endpoint without one. */
export const bodies: Readonly<Record<string, (target: Target) => unknown>> = {
  signUp: () => ({ email: "sample@example.com", password: PASSWORD, full_name: "Sample Person" }),
  signIn: () => ({ email: "sample@example.com", password: PASSWORD }),
  refreshSession: () => ({ refresh_token: "mp_rt_unknown" }),
  requestPasswordReset: () => ({ email: "sample@example.com" }),
  resetPassword: () => ({ token: "mp_ot_unknown", password: PASSWORD }),
  verifyEmail: () => ({ token: "mp_ot_unknown" }),
  editProfile: () => ({ full_name: "Changed Name" }),
  setAvatar: () => png,
  changePassword: () => ({ current_password: PASSWORD, new_password: "another good password" }),
  changeEmail: () => ({ password: PASSWORD, email: "moved@example.com" }),
  foundOrganization: () => ({ name: "Second Depot", industry: "rental" }),
  editOrganization: () => ({ name: "Renamed" }),
  transferOwnership: ({ memberId }) => ({ member_id: memberId }),
  changeMemberRole: () => ({ role: "viewer" }),
  inviteMember: () => ({ invited_name: "Some One", email: "someone@example.com", role: "viewer" }),
  joinOrganization: () => ({ token: "00000000-0000-4000-8000-000000000000" }),
  previewInvitation: () => ({ token: "00000000-0000-4000-8000-000000000000" })
}

/** The path of an endpoint with the target's ids in it. */
export const pathOf = (path: string, target: Target): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = Reflect.get(target, name)
    if (typeof value !== "string")
      throw new Error(`The isolation matrix has no sample for :${name} in ${path}.`)
    return value
  })

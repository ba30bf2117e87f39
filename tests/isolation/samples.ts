import type { AnyEndpoint } from "#kernel"
import { PASSWORD } from "../support/client.ts"

/** Ids of things that exist in the organization under attack. */
export interface Target {
  readonly organizationId: string
  readonly memberId: string
  readonly invitationId: string
  readonly customerId: string
  readonly importId: string
  readonly notificationId: string
  readonly pushSubscriptionId: string
  readonly colleagueId: string
  readonly threadId: string
  readonly messageId: string
  readonly sessionId: string
  readonly fileId: string
  readonly provider: string
}

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64"
  )
)

/** A subscription as a browser makes one. */
export const browserSubscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg"
  }
})

/** A body each endpoint would accept from someone who may call it. The matrix fails for an endpoint without one. */
export const bodies: Readonly<Record<string, (target: Target) => unknown>> = {
  requestDemo: () => ({
    first_name: "Sample",
    last_name: "Person",
    email: "sample@example.com",
    company: "Sample Company",
    job_title: "Fleet manager",
    business_type: "fleet"
  }),
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
  createCustomer: () => ({ name: "Some Customer", email: null, phone: null, notes: null }),
  editCustomer: () => ({ name: "Renamed Customer" }),
  importCustomers: () => ({ preview: false, rows: [{ line: 2, name: "Imported Customer" }] }),
  sendCustomerEmail: ({ customerId }) => ({
    customer_id: customerId,
    subject: "Some subject",
    content: "Some content",
    client_id: "00000000-0000-4000-8000-000000000001"
  }),
  editNotificationPreferences: () => ({
    kinds: [{ kind: "role_changed", email: false }],
    digest_at: "08:00"
  }),
  subscribeToPush: () => browserSubscription("sample"),
  sendMessage: ({ colleagueId }) => ({
    recipient_id: colleagueId,
    subject: "Some subject",
    content: "Some content",
    client_id: "00000000-0000-4000-8000-000000000003"
  }),
  replyToMessage: () => ({ content: "Some reply", client_id: "00000000-0000-4000-8000-000000000004" }),
  completeConnection: () => ({ attempt: "mp_ot_unknown", token: "unknown" }),
  joinOrganization: () => ({ token: "00000000-0000-4000-8000-000000000000" }),
  previewInvitation: () => ({ token: "00000000-0000-4000-8000-000000000000" })
}

/** What must stand behind the question mark for an endpoint to be called at all. */
const queries: Readonly<Record<string, string>> = {
  earlierReplies: "?before=1799999999999.00000000-0000-4000-8000-000000000000"
}

/** The address of an endpoint for a call on the target. */
export const addressOf = ({ name, path }: Pick<AnyEndpoint, "name" | "path">, target: Target): string =>
  `${pathOf(path, target)}${queries[name] ?? ""}`

/** The path of an endpoint with the target's ids in it. */
export const pathOf = (path: string, target: Target): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = Reflect.get(target, name)
    if (typeof value !== "string")
      throw new Error(`The isolation matrix has no sample for :${name} in ${path}.`)
    return value
  })

import { randomUUID } from "node:crypto"
import { idIn, type IsolationSample } from "../isolation/IsolationSample.ts"
import type { TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PASSWORD } from "../support/seeds.ts"
import { enrollPasskey } from "./passkeyScene.ts"
import { exportData } from "./deletionScene.ts"
import { enrollTotp } from "./support.ts"

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64"
  )
)

const passkey = {
  id: "AAAA",
  client_data: "AAAA",
  authenticator_data: "AAAA",
  signature: "AAAA",
  user_handle: null
}

/** Connected to an issuer that is not running: no attack gets that far. */
const addIdentity = async (app: TestApp, userId: string): Promise<string> => {
  const id = randomUUID()
  await app.admin.query(
    `insert into identity.identities (id, user_id, connection, issuer, subject, name, linked_at)
     values ($1, $2, 'installation', 'https://id.example.com', $3, 'Example ID', now())`,
    [id, userId, userId]
  )
  return id
}

export const isolation: IsolationSample = {
  seed: async ({ app, owner }) => ({
    sessionId: idIn((await call(app, "GET", "/api/me/sessions", { token: owner.access_token })).body),
    pictureId: "AAAAAAAAAAAAAAAAAAAAAAAA",
    factorId: (await enrollTotp(app, owner)).id,
    passkeyId: (await enrollPasskey(app, owner)).id,
    identityId: await addIdentity(app, owner.user.id),
    exportId: await exportData(app, owner)
  }),
  bodies: {
    signUp: () => ({ email: "sample@example.com", password: PASSWORD, full_name: "Sample Person" }),
    signIn: () => ({ email: "sample@example.com", password: PASSWORD }),
    revokeSession: () => ({ sign_out_token: "mp_so_unknown" }),
    refreshSession: () => ({ refresh_token: "mp_rt_unknown" }),
    requestPasswordReset: () => ({ email: "sample@example.com" }),
    resetPassword: () => ({ token: "mp_ot_unknown", password: PASSWORD }),
    verifyEmail: () => ({ token: "mp_ot_unknown" }),
    editProfile: () => ({ full_name: "Changed Name" }),
    setAvatar: () => png,
    changePassword: () => ({ current_password: PASSWORD, new_password: "another good password" }),
    changeEmail: () => ({ password: PASSWORD, email: "moved@example.com" }),
    enrollFactor: () => ({ friendly_name: "Another phone" }),
    verifyFactor: () => ({ code: "123456" }),
    enrollPhone: () => ({ phone: "+15550109999" }),
    verifyPhone: () => ({ code: "123456" }),
    textSignInCode: () => ({ pending_token: "mp_ps_unknown" }),
    proveIdentity: () => ({ refresh_token: "mp_rt_unknown", by: "totp", secret: "123456" }),
    completeSignIn: () => ({ pending_token: "mp_ps_unknown", by: "totp", code: "123456" }),
    abandonSignIn: () => ({ pending_token: "mp_ps_unknown" }),
    addPasskey: () => ({
      name: "Laptop",
      id: "AAAA",
      client_data: "AAAA",
      attestation: "AAAA",
      transports: ["internal"]
    }),
    proveByPasskey: () => ({ refresh_token: "mp_rt_unknown", passkey }),
    beginPasskeySignIn: () => ({}),
    signInWithPasskey: () => ({ passkey }),
    startIssuerSignIn: () => ({ connection: "installation" }),
    returnFromIssuer: () => ({ browser: "mp_ot_unknown", connection: "installation", code: "a", state: "b" }),
    signInWithIssuer: () => ({ browser: "mp_ot_unknown", code: "mp_ot_unknown" }),
    startWithIssuer: () => ({ connection: "installation", purpose: "link" }),
    linkIdentity: () => ({ browser: "mp_ot_unknown", code: "mp_ot_unknown" }),
    proveWithIssuer: () => ({
      browser: "mp_ot_unknown",
      code: "mp_ot_unknown",
      refresh_token: "mp_rt_unknown"
    }),
    undoDeletion: () => ({ token: "mp_ot_unknown" })
  }
}

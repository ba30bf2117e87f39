import { idIn, type IsolationSample } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { PASSWORD } from "../support/seeds.ts"

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64"
  )
)

export const isolation: IsolationSample = {
  seed: async ({ app, owner }) => ({
    sessionId: idIn((await call(app, "GET", "/api/me/sessions", { token: owner.access_token })).body),
    pictureId: "AAAAAAAAAAAAAAAAAAAAAAAA"
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
    changeEmail: () => ({ password: PASSWORD, email: "moved@example.com" })
  }
}

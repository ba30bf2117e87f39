import { route } from "#infra/http"
import { changeEmail } from "./commands/ChangeEmail.ts"
import { changePassword } from "./commands/ChangePassword.ts"
import { holderOfRefreshToken } from "./commands/holderOfRefreshToken.ts"
import { holderOfDeviceToken } from "./commands/deviceToken.ts"
import { editProfile } from "./commands/EditProfile.ts"
import { endAllSessions } from "./commands/EndAllSessions.ts"
import { endSession } from "./commands/EndSession.ts"
import { holderOfLinkToken } from "./commands/linkToken.ts"
import { refreshSession } from "./commands/RefreshSession.ts"
import { requestPasswordReset } from "./commands/RequestPasswordReset.ts"
import { resendVerification } from "./commands/ResendVerification.ts"
import { resetPassword } from "./commands/ResetPassword.ts"
import { removeAvatar } from "./commands/RemoveAvatar.ts"
import { revokeSession } from "./commands/RevokeSession.ts"
import { setAvatar } from "./commands/SetAvatar.ts"
import { signIn } from "./commands/SignIn.ts"
import { signOut } from "./commands/SignOut.ts"
import { holderOfSignOutToken } from "./commands/signOutToken.ts"
import { signUp } from "./commands/SignUp.ts"
import { verifyEmail } from "./commands/VerifyEmail.ts"
import * as Contract from "./contract/index.ts"
import { getAvatar } from "./queries/Avatar.ts"
import { getMe } from "./queries/Me.ts"
import { listSessions } from "./queries/ListSessions.ts"

export const identityHttp = [
  route(Contract.SignUp, ({ body }) => signUp(body)),
  route(
    Contract.SignIn,
    ({ body }) => signIn(body),
    ({ body }) => holderOfDeviceToken(body)
  ),
  route(
    Contract.RefreshSession,
    ({ body }) => refreshSession(body.refresh_token),
    ({ body }) => holderOfRefreshToken(body.refresh_token)
  ),
  route(
    Contract.RequestPasswordReset,
    ({ body }) => requestPasswordReset(body.email),
    ({ body }) => holderOfDeviceToken(body)
  ),
  route(
    Contract.ResetPassword,
    ({ body }) => resetPassword(body),
    ({ body }) => holderOfLinkToken(body.token)
  ),
  route(Contract.VerifyEmail, ({ body }) => verifyEmail(body.token)),
  route(Contract.GetMe, () => getMe()),
  route(Contract.EditProfile, ({ body }) => editProfile(body)),
  route(Contract.SetAvatar, ({ body }) => setAvatar(body.bytes)),
  route(Contract.RemoveAvatar, () => removeAvatar()),
  route(Contract.GetAvatar, ({ params }) => getAvatar(params.pictureId)),
  route(Contract.ResendVerification, () => resendVerification()),
  route(Contract.ChangePassword, ({ body }) => changePassword(body)),
  route(Contract.ChangeEmail, ({ body }) => changeEmail(body)),
  route(Contract.ListSessions, () => listSessions()),
  route(Contract.EndSession, ({ params }) => endSession(params.sessionId)),
  route(Contract.EndAllSessions, ({ query }) => endAllSessions(query.keep)),
  route(Contract.SignOut, () => signOut()),
  route(
    Contract.RevokeSession,
    ({ body }) => revokeSession(body.sign_out_token),
    ({ body }) => holderOfSignOutToken(body.sign_out_token)
  )
]

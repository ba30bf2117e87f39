import { route } from "#infra/http"
import * as Contract from "../contract/index.ts"
import { changeEmail } from "./commands/ChangeEmail.ts"
import { editProfile } from "./commands/EditProfile.ts"
import { removeAvatar } from "./commands/RemoveAvatar.ts"
import { resendVerification } from "./commands/ResendVerification.ts"
import { setAvatar } from "./commands/SetAvatar.ts"
import { signUp } from "./commands/SignUp.ts"
import { verifyEmail } from "./commands/VerifyEmail.ts"
import { getAvatar } from "./queries/Avatar.ts"
import { getMe } from "./queries/Me.ts"

export const accountsHttp = [
  route(Contract.SignUp, ({ body }) => signUp(body)),
  route(Contract.VerifyEmail, ({ body }) => verifyEmail(body.token)),
  route(Contract.GetMe, () => getMe()),
  route(Contract.EditProfile, ({ body }) => editProfile(body)),
  route(Contract.SetAvatar, ({ body }) => setAvatar(body.bytes)),
  route(Contract.RemoveAvatar, () => removeAvatar()),
  route(Contract.GetAvatar, ({ params }) => getAvatar(params.pictureId)),
  route(Contract.ResendVerification, () => resendVerification()),
  route(Contract.ChangeEmail, ({ body }) => changeEmail(body))
]

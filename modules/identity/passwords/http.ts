import { route } from "#infra/http"
import { holderOfLinkToken } from "../accounts/commands/linkToken.ts"
import * as Contract from "../contract/index.ts"
import { holderOfDeviceToken } from "../sessions/commands/deviceToken.ts"
import { changePassword } from "./commands/ChangePassword.ts"
import { requestPasswordReset } from "./commands/RequestPasswordReset.ts"
import { resetPassword } from "./commands/ResetPassword.ts"

export const passwordsHttp = [
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
  route(Contract.ChangePassword, ({ body }) => changePassword(body))
]

import { route } from "#infra/http"
import * as Contract from "../contract/index.ts"
import { endAllSessions } from "./commands/EndAllSessions.ts"
import { endSession } from "./commands/EndSession.ts"
import { refreshSession } from "./commands/RefreshSession.ts"
import { revokeSession } from "./commands/RevokeSession.ts"
import { signIn } from "./commands/SignIn.ts"
import { signOut } from "./commands/SignOut.ts"
import { holderOfDeviceToken } from "./commands/deviceToken.ts"
import { holderOfRefreshToken } from "./commands/holderOfRefreshToken.ts"
import { holderOfSignOutToken } from "./commands/signOutToken.ts"
import { listSessions } from "./queries/ListSessions.ts"

export const sessionsHttp = [
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

import { route } from "#infra/http"
import * as Contract from "../contract/index.ts"
import { holderOfPendingToken } from "../factors/commands/pendingToken.ts"
import { addPasskey } from "./commands/AddPasskey.ts"
import { beginPasskey } from "./commands/BeginPasskey.ts"
import { beginPasskeyProof } from "./commands/BeginPasskeyProof.ts"
import { beginPasskeySignIn } from "./commands/BeginPasskeySignIn.ts"
import { proveByPasskey } from "./commands/ProveByPasskey.ts"
import { removePasskey } from "./commands/RemovePasskey.ts"
import { signInWithPasskey } from "./commands/SignInWithPasskey.ts"

export const passkeysHttp = [
  route(Contract.BeginPasskey, () => beginPasskey()),
  route(Contract.AddPasskey, ({ body }) => addPasskey(body)),
  route(Contract.RemovePasskey, ({ params }) => removePasskey(params.passkeyId)),
  route(Contract.BeginPasskeyProof, () => beginPasskeyProof()),
  route(Contract.ProveByPasskey, ({ body }) => proveByPasskey(body)),
  route(
    Contract.BeginPasskeySignIn,
    ({ body }) => beginPasskeySignIn(body.pending_token),
    ({ body }) => holderOfPendingToken(body.pending_token ?? "")
  ),
  route(
    Contract.SignInWithPasskey,
    ({ body }) => signInWithPasskey(body),
    ({ body }) => holderOfPendingToken(body.pending_token ?? "")
  )
]

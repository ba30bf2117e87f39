import { route } from "#infra/http"
import * as Contract from "../contract/index.ts"
import { abandonSignIn } from "./commands/AbandonSignIn.ts"
import { completeSignIn } from "./commands/CompleteSignIn.ts"
import { enrollFactor } from "./commands/EnrollFactor.ts"
import { enrollPhone } from "./commands/EnrollPhone.ts"
import { holderOfPendingToken } from "./commands/pendingToken.ts"
import { proveIdentity } from "./commands/ProveIdentity.ts"
import { removeFactor } from "./commands/RemoveFactor.ts"
import { renewRecoveryCodes } from "./commands/RenewRecoveryCodes.ts"
import { textCode } from "./commands/TextCode.ts"
import { textSignInCode } from "./commands/TextSignInCode.ts"
import { verifyFactor } from "./commands/VerifyFactor.ts"
import { verifyPhone } from "./commands/VerifyPhone.ts"
import { listFactors } from "./queries/ListFactors.ts"

export const factorsHttp = [
  route(Contract.ListFactors, () => listFactors()),
  route(Contract.EnrollFactor, ({ body }) => enrollFactor(body)),
  route(Contract.VerifyFactor, ({ params, body }) => verifyFactor({ id: params.factorId, ...body })),
  route(Contract.RemoveFactor, ({ params }) => removeFactor(params.factorId)),
  route(Contract.RenewRecoveryCodes, () => renewRecoveryCodes()),
  route(Contract.EnrollPhone, ({ body }) => enrollPhone(body)),
  route(Contract.VerifyPhone, ({ params, body }) => verifyPhone({ id: params.factorId, ...body })),
  route(Contract.TextCode, ({ params }) => textCode(params.factorId)),
  route(
    Contract.TextSignInCode,
    ({ body }) => textSignInCode(body.pending_token),
    ({ body }) => holderOfPendingToken(body.pending_token)
  ),
  route(Contract.ProveIdentity, ({ body }) => proveIdentity(body)),
  route(
    Contract.CompleteSignIn,
    ({ body }) => completeSignIn(body),
    ({ body }) => holderOfPendingToken(body.pending_token)
  ),
  route(
    Contract.AbandonSignIn,
    ({ body }) => abandonSignIn(body.pending_token),
    ({ body }) => holderOfPendingToken(body.pending_token)
  )
]

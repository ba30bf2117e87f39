import { route } from "#infra/http"
import * as Contract from "../contract/index.ts"
import { linkIdentity } from "./commands/LinkIdentity.ts"
import { proveWithIssuer } from "./commands/ProveWithIssuer.ts"
import { returnFromIssuer } from "./commands/ReturnFromIssuer.ts"
import { signInWithIssuer } from "./commands/SignInWithIssuer.ts"
import { startIssuerSignIn } from "./commands/StartIssuerSignIn.ts"
import { startWithIssuer } from "./commands/StartWithIssuer.ts"
import { unlinkIdentity } from "./commands/UnlinkIdentity.ts"
import { findSingleSignOn } from "./queries/FindSingleSignOn.ts"
import { listIdentities } from "./queries/ListIdentities.ts"
import { listIssuers } from "./queries/ListIssuers.ts"

export const issuersHttp = [
  route(Contract.ListIssuers, () => listIssuers()),
  route(Contract.FindSingleSignOn, ({ body }) => findSingleSignOn(body.email)),
  route(Contract.StartIssuerSignIn, ({ body }) => startIssuerSignIn(body.connection)),
  route(Contract.ReturnFromIssuer, ({ body }) => returnFromIssuer(body)),
  route(Contract.SignInWithIssuer, ({ body }) => signInWithIssuer(body)),
  route(Contract.ListIdentities, () => listIdentities()),
  route(Contract.StartWithIssuer, ({ body }) => startWithIssuer(body)),
  route(Contract.LinkIdentity, ({ body }) => linkIdentity(body)),
  route(Contract.UnlinkIdentity, ({ params }) => unlinkIdentity(params.identityId)),
  route(Contract.ProveWithIssuer, ({ body }) => proveWithIssuer(body))
]

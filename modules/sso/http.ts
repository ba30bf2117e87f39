import { route } from "#infra/http"
import { addDomain } from "./commands/AddDomain.ts"
import { removeConnection } from "./commands/RemoveConnection.ts"
import { removeDomain } from "./commands/RemoveDomain.ts"
import { requireSingleSignOn } from "./commands/RequireSingleSignOn.ts"
import { setConnection } from "./commands/SetConnection.ts"
import { verifyDomain } from "./commands/VerifyDomain.ts"
import * as endpoints from "./contract/index.ts"
import { getSingleSignOn } from "./queries/GetSingleSignOn.ts"

export const ssoHttp = [
  route(endpoints.GetSingleSignOn, () => getSingleSignOn()),
  route(endpoints.SetConnection, ({ body }) => setConnection(body)),
  route(endpoints.RemoveConnection, () => removeConnection()),
  route(endpoints.AddDomain, ({ body }) => addDomain(body.domain)),
  route(endpoints.VerifyDomain, ({ params }) => verifyDomain(params.domainId)),
  route(endpoints.RequireSingleSignOn, ({ params, body }) =>
    requireSingleSignOn(params.domainId, body.required)
  ),
  route(endpoints.RemoveDomain, ({ params }) => removeDomain(params.domainId))
]

import { route } from "#infra/http"
import { createMyToken } from "./commands/CreateMyToken.ts"
import { createToken } from "./commands/CreateToken.ts"
import { revokeMyToken } from "./commands/RevokeMyToken.ts"
import { revokeToken } from "./commands/RevokeToken.ts"
import * as endpoints from "./contract/index.ts"
import { listTokens } from "./queries/ListTokens.ts"
import { myTokens } from "./queries/MyTokens.ts"

export const tokensHttp = [
  route(endpoints.MyTokens, myTokens),
  route(endpoints.CreateMyToken, ({ body }) => createMyToken(body)),
  route(endpoints.RevokeMyToken, ({ params }) => revokeMyToken(params.apiTokenId)),
  route(endpoints.ListTokens, listTokens),
  route(endpoints.CreateToken, ({ body }) => createToken(body)),
  route(endpoints.RevokeToken, ({ params }) => revokeToken(params.tokenId))
]

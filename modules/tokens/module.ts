import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { tokensPermissions } from "./contract/permissions.ts"
import { tokensHttp } from "./http.ts"
import { tokensJobs } from "./jobs.ts"
import { tokensNotifications } from "./notifications.ts"
import { ApiTokensLive } from "./postgres/ApiTokens.ts"
import { tokensPersonalData } from "./postgres/personalData.ts"
import { TokensLive } from "./postgres/Tokens.ts"

export const tokensModule = defineModule({
  name: "tokens",
  permissions: tokensPermissions,
  personalData: [tokensPersonalData],
  layer: Layer.mergeAll(ApiTokensLive, TokensLive),
  routes: tokensHttp,
  jobs: tokensJobs,
  notifications: tokensNotifications
})

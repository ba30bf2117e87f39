import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { createApiToken } from "./support.ts"

const body = () => ({ name: "Another token", scopes: ["vehicles.read"], valid_days: 30 })

export const isolation: IsolationSample = {
  seed: async ({ app, owner, organizationId }) => {
    const scopes = ["vehicles.read"] as const
    return {
      apiTokenId: (await createApiToken(app, owner, { scopes })).id,
      tokenId: (await createApiToken(app, owner, { name: MARKER, scopes, organizationId })).id
    }
  },
  bodies: { createMyToken: body, createToken: body }
}

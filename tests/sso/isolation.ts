import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

export const isolation: IsolationSample = {
  seed: async ({ app, base, owner, organizationId }) => {
    const body = { domain: "zanzibar-depot-7741.example" }
    const { body: domain } = await call(app, "POST", `${base}/single-sign-on/domains`, {
      token: owner.access_token,
      body
    })
    await app.admin.query(
      `insert into sso.connections (organization_id, id, name, issuer, client_id, client_secret, updated_at)
       values ($1, gen_random_uuid(), $2, 'https://8.8.8.8', $2, 'sealed', now())
       on conflict do nothing`,
      [organizationId, MARKER]
    )
    return { domainId: (domain as { readonly id: string }).id }
  },
  bodies: {
    findSingleSignOn: () => ({ email: "someone@example.org" }),
    setConnection: () => ({ name: "Another", issuer: "https://8.8.8.8", client_id: "a", client_secret: "b" }),
    addDomain: () => ({ domain: "another.example" }),
    requireSingleSignOn: () => ({ required: false })
  }
}

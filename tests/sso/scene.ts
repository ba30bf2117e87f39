import {
  AddDomain,
  type DomainView,
  GetSingleSignOn,
  RequireSingleSignOn,
  SetConnection,
  VerifyDomain
} from "#sso/contract"
import { CALLBACK, link } from "../identity/issuerScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { type NameServer, startNameServer } from "../support/nameServer.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

export interface SsoScene {
  readonly app: TestApp
  readonly issuer: TestIssuer
  /** Also the issuer of the installation. */
  readonly other: TestIssuer
  readonly names: NameServer
  readonly stop: () => Promise<void>
}

export const startSsoScene = async (): Promise<SsoScene> => {
  const issuer = await startIssuer({ redirectUris: ["http://localhost:4000/unused"] })
  const other = await startIssuer({ redirectUris: [CALLBACK] })
  const names = await startNameServer()
  const env = {
    ...other.env,
    PRIVATE_ORIGINS: `${issuer.url},${other.url}`,
    DNS_SERVER: names.address,
    TRUSTED_PROXIES: "127.0.0.1"
  }
  const app = await startApp({ env })
  return {
    app,
    issuer,
    other,
    names,
    stop: async () => {
      await app.stop()
      await issuer.stop()
      await other.stop()
      await names.close()
    }
  }
}

export const asOwner = ({ id, owner }: Tenant, more: Readonly<Record<string, string>> = {}) => ({
  token: owner.access_token,
  params: { organizationId: id, ...more }
})

export const shown = async ({ app }: SsoScene, tenant: Tenant) =>
  (await callEndpoint(app, GetSingleSignOn, asOwner(tenant))).value

/** Sets up the issuer for an organization, which the issuer allows, and returns the id of the connection. */
export const setUp = async (scene: SsoScene, tenant: Tenant): Promise<string> => {
  const { app, issuer } = scene
  await callEndpoint(app, SetConnection, {
    ...asOwner(tenant),
    body: {
      name: "Harbour ID",
      issuer: issuer.url,
      client_id: issuer.clientId,
      client_secret: issuer.clientSecret
    }
  })
  const { connection } = await shown(scene, tenant)
  const id = connection?.id ?? ""
  await issuer.allow(`http://localhost:4000/auth/issuer/${id}/callback`)
  return id
}

export const addDomain = async ({ app }: SsoScene, tenant: Tenant, domain: string): Promise<DomainView> =>
  (await callEndpoint(app, AddDomain, { ...asOwner(tenant), body: { domain } })).value

export const verify = ({ app }: SsoScene, tenant: Tenant, { id: domainId }: Pick<DomainView, "id">) =>
  callEndpoint(app, VerifyDomain, asOwner(tenant, { domainId }))

/** Adds a domain and its record, and verifies it. */
export const verifiedDomain = async (
  scene: SsoScene,
  tenant: Tenant,
  domain: string
): Promise<DomainView> => {
  const added = await addDomain(scene, tenant, domain)
  scene.names.records.set(added.record_name, ["unrelated", added.record_value])
  await verify(scene, tenant, added)
  return added
}

export const require = (
  { app }: SsoScene,
  tenant: Tenant,
  { id: domainId }: Pick<DomainView, "id">,
  required = true
) => callEndpoint(app, RequireSingleSignOn, { ...asOwner(tenant, { domainId }), body: { required } })

let domains = 0
export const newDomain = (): string => `harbour${++domains}.example`

let people = 0

/** Someone whom the issuer knows, by their name there. */
export const knownTo = ({ issuer }: SsoScene, email: string, email_verified = true): string => {
  const name = `colleague-${++people}`
  issuer.accounts.set(name, { email, email_verified, name: "Ines Issued" })
  return name
}

/** An organization whose owner has an address at its verified domain and has connected its issuer. */
export const connectedTenant = async (scene: SsoScene) => {
  const domain = newDomain()
  const tenant = await createTenant(scene.app)
  const connection = await setUp(scene, tenant)
  const verified = await verifiedDomain(scene, tenant, domain)
  const email = `owner@${domain}`
  await scene.app.admin.query("update identity.users set email = $1 where id = $2", [
    email,
    tenant.owner.user.id
  ])
  const owner = { ...tenant.owner, email }
  const { status, body } = await link(scene.app, owner, knownTo(scene, email), connection)
  if (status !== 201) throw new Error(`Connecting answered ${status}: ${JSON.stringify(body)}`)
  return { tenant: { ...tenant, owner }, connection, domain, verified }
}

import { GetSingleSignOn, SetConnection } from "#sso/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { depart } from "../identity/issuerScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { startMetadataServer } from "../support/issuer/metadataServer.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { asOwner } from "./scene.ts"

let server: Awaited<ReturnType<typeof startMetadataServer>>
let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  server = await startMetadataServer()
  app = await startApp({ env: { PRIVATE_ORIGINS: server.url, TRUSTED_PROXIES: "127.0.0.1" } })
  tenant = await createTenant(app)
})
afterAll(async () => {
  await app.stop()
  await server.close()
})

const setUp = () =>
  callEndpoint(app, SetConnection, {
    ...asOwner(tenant),
    body: { name: "Odd ID", issuer: server.url, client_id: "motorpool", client_secret: "secret" }
  })

const unusable = ["authorization_endpoint", "token_endpoint", "jwks_uri"].flatMap((name) =>
  ["", "not a url", "/relative", "ftp://127.0.0.1/", "javascript:alert(1)", 7, null, undefined].map(
    (value): Readonly<Record<string, unknown>> => ({ [name]: value })
  )
)

it("metadata with an address that cannot be used are refused when the issuer is set up", async () => {
  for (const values of unusable) {
    server.publish(values)
    expect.soft((await setUp()).code, JSON.stringify(values)).toBe("issuer_unavailable")
  }
  expect((await callEndpoint(app, GetSingleSignOn, asOwner(tenant))).value.connection).toBeNull()
})

it("metadata that changed later are refused at departure, until they can be used again", async () => {
  server.publish({})
  expect((await setUp()).status).toBe(204)
  const { connection } = (await callEndpoint(app, GetSingleSignOn, asOwner(tenant))).value
  const id = connection?.id ?? ""
  for (const values of unusable) {
    server.publish(values)
    const reply = await call(app, "POST", "/api/public/sign-in/issuer", { body: { connection: id } })
    expect
      .soft(reply, JSON.stringify(values))
      .toMatchObject({ status: 409, body: { code: "issuer_unavailable" } })
  }
  server.publish({ token_endpoint_auth_methods_supported: 7 })
  expect((await depart(app, id)).url).toMatch(`${server.url}/authorize?`)
})

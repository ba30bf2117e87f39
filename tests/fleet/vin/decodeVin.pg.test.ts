import { DecodeVin } from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { callEndpoint } from "../../support/callEndpoint.ts"
import { createTenant, type Tenant } from "../../support/tenant.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
})
afterAll(() => app.stop())

const decode = (vin: string) =>
  callEndpoint(app, DecodeVin, {
    token: tenant.owner.access_token,
    params: tenant.params(),
    body: { vin, model_year: null }
  })

describe("decoding a VIN", () => {
  it("proposes the fields of the vehicle, however the VIN is typed", async () =>
    expect((await decode("5yj-sa1dg9 dfp14705")).value).toMatchObject({
      status: "decoded",
      proposal: { make: "Tesla", model: "Model S", model_year: 2013, fuel_type: "bev" }
    }))

  it("refuses what is no VIN", async () => {
    const { code, text } = await decode("5YJSA1DG9DFP1470O")
    expect(code).toBe("invalid_input")
    expect(text).toContain('"not_a_vin"')
  })
})

import { GetSupport } from "#leads/contract"
import { expect, it } from "vitest"
import { startApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"

it.each([
  [{}, null],
  [{ SUPPORT_EMAIL: "help@depot.example" }, "help@depot.example"]
])("visitors read the support's address, with the settings %o", async (env, email) => {
  const app = await startApp({ env })
  try {
    expect(await callEndpoint(app, GetSupport, {})).toMatchObject({ status: 200, value: { email } })
  } finally {
    await app.stop()
  }
})

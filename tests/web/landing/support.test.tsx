import { GetSupport } from "#leads/contract"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { TextPage } from "../../../apps/web/landing/pages/TextPage.tsx"
import { answers, fakeServer, refuses } from "../support/fakeServer.ts"
import { openPublicPage } from "./scene.tsx"

const openSupport = () => openPublicPage("en", <TextPage page="support" locale="en" />)
const writeTo = () => page.getByText(/^Write to/)

describe("the support page", () => {
  it("shows the address that the operator has set", async () => {
    fakeServer([answers(GetSupport, () => ({ email: "help@depot.example" }))])
    await openSupport()
    await expect
      .element(page.getByRole("link", { name: "help@depot.example" }))
      .toHaveAttribute("href", "mailto:help@depot.example")
    await expect.element(writeTo()).toBeVisible()
  })

  it.each([
    ["none is set", answers(GetSupport, () => ({ email: null }))],
    ["it cannot be loaded", refuses(GetSupport, 503, "busy")]
  ])("says whom to ask if %s", async (_when, answer) => {
    const received = fakeServer([answer])
    await openSupport()
    await expect.poll(() => received.length).toBe(1)
    await expect.element(page.getByText(/^Support is provided by the operator/)).toBeVisible()
    await expect.element(writeTo()).not.toBeVisible()
  })
})

import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { CountBadge } from "../../apps/web/ui/CountBadge.tsx"
import { ThemeRoot } from "../../apps/web/ui/ThemeRoot.tsx"
import { fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"
import { unevenFigures } from "./support/unevenFigures.ts"

beforeEach(freshBrowser)

describe("figures", () => {
  it("are equally wide in chips, which use the font shorthand", async () => {
    const screen = await render(
      <ThemeRoot>
        <CountBadge count={12} inline />
      </ThemeRoot>
    )
    onTestFinished(() => screen.unmount())
    await expect.element(page.getByText("12")).toBeVisible()
    expect(await unevenFigures(document.body)).toEqual([])
  })

  it("are equally wide on every part of a page", async () => {
    signIn()
    fakeServer()
    await open("/billing")
    await expect.element(page.getByText("Free trial")).toBeVisible()
    expect(await unevenFigures(document.body)).toEqual([])
  })
})

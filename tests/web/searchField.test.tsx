import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { SearchField } from "../../apps/web/ui/SearchField.tsx"
import { ThemeRoot } from "../../apps/web/ui/ThemeRoot.tsx"
import { typeAndPause } from "./support/fakeTimers.ts"
import { freshBrowser } from "./support/open.tsx"

beforeEach(freshBrowser)

const field = () => page.getByRole("searchbox", { name: "Search" })

/** The field as it is with a value; the page decides when a search becomes its value. */
const openField = async () => {
  const searches: Array<string> = []
  const element = (value: string) => (
    <ThemeRoot>
      <SearchField label="Search" value={value} onSearch={(text) => searches.push(text)} />
    </ThemeRoot>
  )
  const screen = await render(element(""))
  onTestFinished(() => screen.unmount())
  return { searches, show: (value: string) => screen.rerender(element(value)) }
}

describe("a search field", () => {
  it("keeps what is typed while an earlier search arrives", async () => {
    const { searches, show } = await openField()
    field().element().focus()
    await typeAndPause(() => userEvent.keyboard("nuri"))
    await expect.poll(() => searches).toEqual(["nuri"])
    await typeAndPause(() => userEvent.keyboard("a"))
    await expect.poll(() => searches).toEqual(["nuri", "nuria"])
    await show("nuri")
    await expect.element(field()).toHaveValue("nuria")
    await show("nuria")
    await expect.element(field()).toHaveValue("nuria")
  })

  it("follows a value that changes elsewhere", async () => {
    const { show } = await openField()
    field().element().focus()
    await typeAndPause(() => userEvent.keyboard("nuri"))
    await show("nuri")
    await show("weber")
    await expect.element(field()).toHaveValue("weber")
    await show("")
    await expect.element(field()).toHaveValue("")
  })
})

import { Popover } from "@radix-ui/themes"
import { useState } from "react"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { PopoverContent } from "../../apps/web/ui/PopoverContent.tsx"
import { PopoverRoot } from "../../apps/web/ui/PopoverRoot.tsx"
import { freshBrowser } from "./support/open.tsx"

const Choice = ({ label }: { readonly label: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <button type="button">{label}</button>
      </Popover.Trigger>
      <PopoverContent aria-label={label}>
        <button type="button">Choose</button>
      </PopoverContent>
    </PopoverRoot>
  )
}

const popover = (name: string) => page.getByRole("dialog", { name })
const button = (name: string) => page.getByRole("button", { name })

/** Runs `then` in the moment in which an element is removed. */
const whenRemoved = (element: Element, then: () => void) => {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    then()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}

const openFirst = async () => {
  await render(
    <>
      <Choice label="Columns" />
      <Choice label="Filters" />
    </>
  )
  await button("Columns").click()
  await expect.element(popover("Columns")).toBeVisible()
}

beforeEach(freshBrowser)

describe("a popover", () => {
  it("returns the focus to its button", async () => {
    await openFirst()
    await userEvent.keyboard("{Escape}")
    await expect.element(button("Columns")).toHaveFocus()
    await expect.element(popover("Columns")).not.toBeInTheDocument()
  })

  it("leaves the next one open, which was opened in the moment in which it closed", async () => {
    await openFirst()
    const next = button("Filters").element()
    whenRemoved(popover("Columns").element(), () => {
      if (!(next instanceof HTMLElement)) return
      next.focus()
      next.click()
    })
    await userEvent.keyboard("{Escape}")
    await expect.element(popover("Filters").getByRole("button", { name: "Choose" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect.element(popover("Filters")).toBeVisible()
  })
})

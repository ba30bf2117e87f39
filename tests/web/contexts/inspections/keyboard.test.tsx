import { GetForm, ListFormVersions, MAX_ITEMS } from "#inspections/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers } from "../../support/fakeServer.ts"
import { DESKTOP, freshBrowser, open, signIn } from "../../support/open.tsx"
import { button, FORM, formView, serve } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

/** The builder of a form with these fields. */
const build = async (fields: Readonly<Record<string, unknown>> = {}) => {
  serve(
    answers(GetForm, () => formView(fields)),
    answers(ListFormVersions, () => ({ items: [] }))
  )
  await open(`/inspections/forms/${FORM}`, DESKTOP)
  await expect.element(button("Add item: Outside")).toBeVisible()
}

/** Presses a key on what has this name. */
const press = async (name: string, key: string) => {
  button(name).element().focus()
  await userEvent.keyboard(`{${key}}`)
}

const focused = () => document.activeElement?.getAttribute("aria-label")
/** The items in their order, by their handles. */
const order = () =>
  [...document.querySelectorAll('button[aria-label^="Move: "]')].map((handle) =>
    handle.getAttribute("aria-label")?.replace("Move: ", "")
  )

describe("with the keyboard only", () => {
  it("an item is moved, and keeps the focus", async () => {
    await build()
    await press("Move: Brakes", "ArrowDown")
    await expect.poll(order).toEqual(["What is wrong?", "Brakes", "Pressure"])
    expect(focused()).toBe("Move: Brakes")
    await press("Move: Brakes", "ArrowUp")
    await expect.poll(order).toEqual(["Brakes", "What is wrong?", "Pressure"])
    expect(focused()).toBe("Move: Brakes")
  })

  it("an item is opened, changed and saved with Enter, and the focus returns to it", async () => {
    await build()
    await press("Pressure", "Enter")
    const label = page.getByRole("dialog").getByLabelText("Label", { exact: true })
    await label.fill("Tire pressure")
    await userEvent.keyboard("{Enter}")
    await expect.element(button("Tire pressure")).toHaveFocus()
  })

  it("a dialog is closed with Escape without a change", async () => {
    await build()
    await press("Add item: Inside", "Enter")
    await expect.element(page.getByRole("dialog")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await expect.element(button("Add item: Inside")).toHaveFocus()
    expect(order()).toEqual(["Brakes", "What is wrong?", "Pressure"])
  })

  it("a form with as many items as it can have is changed, and takes no more", async () => {
    const items = Array.from({ length: MAX_ITEMS }, (_, at) => ({
      type: "pass_fail_na",
      key: `item_${at}`,
      label: `Item ${at}`,
      required: true,
      photo: "never"
    }))
    await build({ items: MAX_ITEMS, sections: [{ title: "Outside", items }] })
    await expect.element(button("Add item: Outside")).toBeDisabled()
    await expect.element(page.getByText("A form has at most 300 items.")).toBeVisible()
    await press("Move: Item 299", "ArrowUp")
    await expect.poll(() => order().slice(-2)).toEqual(["Item 299", "Item 298"])
  })
})

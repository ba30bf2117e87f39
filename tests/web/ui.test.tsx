import { TextField, Theme } from "@radix-ui/themes"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { ProblemError } from "../../apps/web/api/problem.ts"
import { Avatar } from "../../apps/web/ui/Avatar.tsx"
import { ConfirmDialog } from "../../apps/web/ui/ConfirmDialog.tsx"
import { CountBadge } from "../../apps/web/ui/CountBadge.tsx"
import { ErrorState } from "../../apps/web/ui/ErrorState.tsx"
import { FormField } from "../../apps/web/ui/FormField.tsx"
import { OnlineButton } from "../../apps/web/ui/OnlineButton.tsx"
import { PasswordField } from "../../apps/web/ui/PasswordField.tsx"
import { RelativeTime } from "../../apps/web/ui/RelativeTime.tsx"
import { Select } from "../../apps/web/ui/Select.tsx"
import { StateBadge } from "../../apps/web/ui/StateBadge.tsx"
import { notify } from "../../apps/web/ui/toast.ts"
import { Toaster } from "../../apps/web/ui/Toaster.tsx"
import { freshBrowser } from "./support/open.tsx"

beforeEach(freshBrowser)

describe("a form field", () => {
  it("connects label, hint and error to its control", async () => {
    await render(
      <FormField label="Email Address" hint="We send a mail." error="Enter an email address.">
        {(control) => <TextField.Root {...control} />}
      </FormField>
    )
    const input = page.getByLabelText("Email Address")
    await expect.element(input).toHaveAccessibleDescription("Enter an email address. We send a mail.")
    await expect.element(input).toBeInvalid()
  })

  it("reveals a password on request", async () => {
    await render(<FormField label="Password">{(control) => <PasswordField {...control} />}</FormField>)
    const input = page.getByLabelText("Password", { exact: true })
    await expect.element(input).toHaveAttribute("type", "password")
    await page.getByRole("button", { name: "Show password" }).click()
    await expect.element(input).toHaveAttribute("type", "text")
    await page.getByRole("button", { name: "Hide password" }).click()
    await expect.element(input).toHaveAttribute("type", "password")
  })
})

describe("a select", () => {
  it("shows a long choice on one line", async () => {
    await render(
      <div style={{ width: 120 }}>
        <Select aria-label="Sort by">
          <option>Los más recientes primero, por fecha de alta</option>
        </Select>
      </div>
    )
    const select = page.getByLabelText("Sort by").element()
    expect(select.scrollHeight).toBe(select.clientHeight)
  })
})

describe("a button for what needs a connection", () => {
  it("cannot be pressed while it loads, even if nothing else disables it", async () => {
    await render(
      <OnlineButton loading disabled={false}>
        Export
      </OnlineButton>
    )
    await expect.element(page.getByRole("button", { name: /^Export/ })).toBeDisabled()
  })
})

describe("an error", () => {
  it("shows what happened and the request ID, and can be retried", async () => {
    const retry = vi.fn()
    const error = new ProblemError({
      code: "x",
      status: 500,
      title: "",
      detail: "It broke.",
      requestId: "req-7"
    })
    await render(<ErrorState error={error} retry={retry} />)
    const alert = page.getByRole("alert")
    await expect.element(alert.getByText("It broke.")).toBeVisible()
    await expect.element(alert.getByText("Request req-7")).toBeVisible()
    await page.getByRole("button", { name: "Try again" }).click()
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each([403, 404, 410])(
    "offers to go back instead of a retry for a final error such as %d",
    async (status) => {
      const error = new ProblemError({ code: "x", status, title: "", detail: "It is not there." })
      const onClose = vi.fn()
      const { rerender } = await render(<ErrorState error={error} retry={vi.fn()} onClose={onClose} />)
      await page.getByRole("button").click()
      expect(onClose).toHaveBeenCalledOnce()
      await rerender(<ErrorState error={error} retry={vi.fn()} />)
      await expect.element(page.getByText("It is not there.")).toBeVisible()
      await expect.element(page.getByRole("button")).not.toBeInTheDocument()
    }
  )
})

describe("small things", () => {
  it("a state is a word, not only a color", async () => {
    await render(<StateBadge state="stop">Grounded</StateBadge>)
    await expect.element(page.getByText("Grounded")).toBeVisible()
  })

  it("a state's shape is aligned with its first line", async () => {
    const { container } = await render(
      <div style={{ width: 90, lineHeight: "20px" }}>
        <StateBadge state="caution">
          <span style={{ whiteSpace: "normal" }}>It continues automatically</span>
        </StateBadge>
      </div>
    )
    const shape = container.querySelector("svg")?.getBoundingClientRect()
    const words = page.getByText("It continues automatically").element().getBoundingClientRect()
    expect(words.height).toBeGreaterThan(30)
    expect(shape?.top).toBe(words.top + 4)
  })

  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99+"]
  ])("a badge of %d shows %s", async (count, shown) => {
    await render(<CountBadge count={count} />)
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
  })

  it("shows no badge for zero", async () => {
    const { container } = await render(<CountBadge count={0} />)
    expect(container.textContent).toBe("")
  })

  it.each([
    ["Ana Ruiz", "AR"],
    ["ana maría de la ruiz", "AR"],
    ["ana@depot.example", "A"],
    ["😀 Bo", "😀B"]
  ])("the initials of %s are %s", async (name, letters) => {
    const { container } = await render(<Avatar name={name} />)
    expect(container.textContent).toBe(letters)
  })

  it("a time is relative, and exact on hover", async () => {
    await render(<RelativeTime at={new Date(Date.now() - 5 * 60_000)} timeZone="UTC" />)
    const time = page.getByText("5 minutes ago")
    await expect.element(time).toHaveAttribute("title", expect.stringMatching(/\d{4}.*\d+:\d{2}:\d{2}.*UTC/))
    await expect.element(time).toHaveAttribute("datetime", expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/))
  })

  it("a toast appears, also the very first one, which loads the toaster", async () => {
    await render(<Toaster />)
    notify.success("Invitation sent.")
    await expect.element(page.getByText("Invitation sent.")).toBeVisible()
  })
})

const dialog = (onConfirm: () => void, onOpenChange: (open: boolean) => void) => (
  <Theme>
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Remove Ben?"
      confirm="Remove"
      onConfirm={onConfirm}
    >
      Ben loses access immediately.
    </ConfirmDialog>
  </Theme>
)

describe("a confirmation", () => {
  it("acts only on its confirm button", async () => {
    const confirmed = vi.fn()
    const opened = vi.fn()
    await render(dialog(confirmed, opened))
    await expect
      .element(page.getByRole("alertdialog"))
      .toHaveAccessibleDescription("Ben loses access immediately.")
    await page.getByRole("button", { name: "Cancel" }).click()
    expect(opened).toHaveBeenCalledWith(false)
    expect(confirmed).not.toHaveBeenCalled()
    await page.getByRole("button", { name: "Remove" }).click()
    expect(confirmed).toHaveBeenCalledOnce()
  })
})

import { MarkAllNotificationsRead, MarkNotificationRead } from "#notifications/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { NOTIFICATIONS_KEY } from "../../../../apps/web/contexts/notifications/notifications.ts"
import { answers, type fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { id, notification, organization } from "../support/fixtures.ts"
import { brakes, dialog, joined, markAll, openDialog, reading, role, rows } from "./scene.ts"

const search = () => dialog().getByPlaceholder("Search notifications...")
const silenced = () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  return logged
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("marking as read", () => {
  const marks = (received: ReturnType<typeof fakeServer>) =>
    received.filter(({ method }) => method === "PUT").map(({ path }) => path)

  it("marks a notification on click, follows its link and closes", async () => {
    const { received, pathname } = await openDialog(reading(brakes, joined))
    await rows().nth(0).getByRole("link").click()
    await expect.poll(pathname).toBe("/reports")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => marks(received)).toEqual([`/api/me/notifications/${brakes.id}/read`])
    await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible()
    await expect.element(page.getByRole("heading", { level: 1, name: "Reports" })).toHaveFocus()
  })

  it("marks a notification without a link and stays open", async () => {
    const { received } = await openDialog(reading(joined, role))
    await rows()
      .nth(0)
      .getByRole("button", { name: /^Unread: Cleo Sand joined/ })
      .click()
    await expect.element(rows().nth(0)).toMatchTextContent(/^Cleo Sand joined/)
    await expect.element(rows().nth(0)).toHaveFocus()
    await expect.poll(() => marks(received)).toEqual([`/api/me/notifications/${joined.id}/read`])
    await expect.element(rows().nth(0).getByRole("button")).not.toBeInTheDocument()
  })

  it("switches to the organization a notification is about", async () => {
    const north = organization({ id: id(31), name: "North Yard" })
    const elsewhere = notification({ organization_id: north.id })
    await openDialog([
      ...reading(elsewhere),
      answers(MyOrganizations, () => ({ items: [organization(), north] }))
    ])
    await rows().nth(0).getByRole("link").click()
    await expect.element(page.getByRole("button", { name: "Organization North Yard, switch" })).toBeVisible()
  })

  it("only follows the link of a notification already read", async () => {
    const { received, pathname } = await openDialog(reading(role))
    await rows().nth(0).getByRole("link").click()
    await expect.poll(pathname).toBe("/organization")
    expect(marks(received)).toEqual([])
  })

  it("marks it with the check button before the server responds", async () => {
    const late = deferred(answers(MarkNotificationRead, () => ({})))
    await openDialog([late.answer, ...reading(brakes, joined)])
    await rows()
      .nth(0)
      .getByRole("button", { name: /^Mark read/ })
      .click()
    await expect.element(rows().nth(0)).toMatchTextContent(/^Message from Ben Okoye/)
    await expect.element(rows().nth(0)).toHaveFocus()
    await expect.element(dialog().getByRole("tab", { name: "Notifications 1 unread" })).toBeVisible()
    late.release()
  })

  it("does not make the list look newer than the server's last response", async () => {
    const late = deferred(answers(MarkNotificationRead, () => ({})))
    await openDialog([late.answer, ...reading(brakes, joined)])
    await expect.element(rows().nth(0)).toBeVisible()
    const lists = queryClient.getQueryCache().findAll({ queryKey: NOTIFICATIONS_KEY })
    for (const { queryKey } of lists) queryClient.setQueryData(queryKey, (data) => data, { updatedAt: 1 })
    await dialog()
      .getByRole("button", { name: /^Mark read/ })
      .first()
      .click()
    await expect.element(dialog().getByRole("tab", { name: "Notifications 1 unread" })).toBeVisible()
    expect(new Set(lists.map(({ state }) => state.dataUpdatedAt))).toEqual(new Set([1]))
    late.release()
  })

  it("reaches the row's check button with Tab", async () => {
    await openDialog(reading(joined))
    await expect.element(dialog()).toHaveFocus()
    const row = rows()
      .nth(0)
      .getByRole("button", { name: /^Unread/ })
    await expect.element(row).toBeVisible()
    while (document.activeElement !== row.element()) await userEvent.tab()
    await userEvent.tab()
    await expect
      .element(
        rows()
          .nth(0)
          .getByRole("button", { name: /^Mark read/ })
      )
      .toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect.element(rows().nth(0)).toHaveFocus()
    await expect.element(markAll()).not.toBeInTheDocument()
  })

  it("marks all, hides the button and focuses the search", async () => {
    const { received } = await openDialog(reading(brakes, joined))
    await markAll().click()
    await expect.element(markAll()).not.toBeInTheDocument()
    await expect.element(rows().nth(1)).toMatchTextContent(/^Cleo Sand joined/)
    await expect.element(search()).toHaveFocus()
    await expect.poll(() => marks(received)).toEqual(["/api/me/notifications/read"])
  })

  it.each([
    ["one", MarkNotificationRead, /^Mark read/],
    ["all", MarkAllNotificationsRead, "Mark All Read"]
  ] as const)("logs a failure of %s without showing it, and reverts", async (_, endpoint, name) => {
    const logged = silenced()
    await openDialog([refuses(endpoint, 404, "not_found", "Not there."), ...reading(brakes)])
    await dialog().getByRole("button", { name }).click()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect(logged.mock.calls[0]?.[0]).toBe("Failed to mark notifications as read.")
    await expect.element(rows().nth(0)).toMatchTextContent(/^Unread: /)
    await expect.element(page.getByText("Not there.")).not.toBeInTheDocument()
  })
})

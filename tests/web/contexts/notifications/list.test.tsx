import { GetMe } from "#identity/contract"
import {
  MarkAllNotificationsRead,
  MarkNotificationRead,
  MyNotifications,
  type NotificationView
} from "#notifications/contract"
import { MyInvitations, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { type Answer, answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { held } from "../support/deferred.ts"
import { id, inDays, myInvitation, notification, organization, user } from "../support/fixtures.ts"

const verified = answers(GetMe, () => user())
const trigger = () => page.getByRole("button", { name: /^Notifications/ })
const dialog = () => page.getByRole("dialog", { name: "Notifications & Invitations" })
const rows = () => dialog().getByRole("list", { name: "Notifications, newest first" }).getByRole("listitem")
const search = () => dialog().getByPlaceholder("Search notifications...")
const markAll = () => dialog().getByRole("button", { name: "Mark All Read" })

const brakes = notification()
const joined = notification({
  id: id(62),
  kind: "invitation_accepted",
  title: "Cleo Sand joined",
  message: "She accepted your invitation to Riverside Depot.",
  link: null,
  created_at: inDays(-3)
})
const role = notification({
  id: id(63),
  kind: "role_changed",
  title: "You are an admin now",
  message: "In Riverside Depot.",
  link: "/organization",
  created_at: inDays(-8),
  read_at: inDays(-7)
})

const told = (...items: ReadonlyArray<NotificationView>) =>
  answers(MyNotifications, () => ({ items, unread: items.filter(({ read_at }) => read_at === null).length }))

/** A server that remembers what was read. */
const reading = (...items: ReadonlyArray<NotificationView>): ReadonlyArray<Answer> => {
  let now = items
  const read = (which: (one: NotificationView) => boolean) => {
    now = now.map((one) => (which(one) ? { ...one, read_at: new Date() } : one))
    return new Response(null, { status: 204 })
  }
  return [
    answers(MyNotifications, () => ({
      items: now,
      unread: now.filter(({ read_at }) => read_at === null).length
    })),
    replies(MarkNotificationRead, ({ path }) => read((one) => path.includes(one.id))),
    replies(MarkAllNotificationsRead, () => read(() => true))
  ]
}

const openDialog = async (answers: ReadonlyArray<Answer>, size?: typeof PHONE) => {
  const received = fakeServer([verified, ...answers])
  const app = await open("/billing", size)
  await trigger().click()
  await expect.element(dialog()).toBeVisible()
  return { ...app, received }
}

const silenced = () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  return logged
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the trigger", () => {
  it("counts unread notifications and pending invitations together, also in words", async () => {
    fakeServer([
      verified,
      told(brakes, joined, role),
      answers(MyInvitations, () => ({ items: [myInvitation()] }))
    ])
    await open("/billing")
    await expect.element(page.getByRole("button", { name: "Notifications, 3 unread" })).toBeVisible()
    await expect.element(trigger().getByText("3", { exact: true })).toBeVisible()
  })

  it("counts all unread ones, listed or not, up to 99+", async () => {
    fakeServer([verified, answers(MyNotifications, () => ({ items: [brakes], unread: 100 }))])
    await open("/billing")
    await expect.element(trigger().getByText("99+", { exact: true })).toBeVisible()
  })

  it("has no badge when nothing waits", async () => {
    fakeServer([verified, told(role)])
    await open("/billing")
    await expect.element(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible()
  })
})

describe("the list", () => {
  it("shows what happened, newest first, with title, message and relative time, exact on hover", async () => {
    await openDialog([told(brakes, joined, role)])
    await expect.element(rows().nth(2)).toBeVisible()
    await expect
      .element(rows().nth(0))
      .toHaveTextContent("Unread: Message from Ben OkoyeVan 12 brakesyesterday")
    await expect.element(rows().nth(1)).toMatchTextContent("Cleo Sand joined")
    await expect.element(rows().nth(2)).toMatchTextContent(/^You are an admin now/)
    const time = rows().nth(2).getByRole("time")
    await expect.element(time).toHaveTextContent("last week")
    await expect.element(time).toHaveAttribute("title", expect.stringMatching(/\d{4}.*\d:\d\d:\d\d/))
  })

  it("marks the unread ones: a dot, a ground of their own, words and a check button", async () => {
    await openDialog([told(brakes, role)])
    await expect.element(rows().nth(1)).toBeVisible()
    const look = (at: number) => {
      const row = rows().nth(at).element()
      const dot = getComputedStyle(row.querySelector("svg")?.parentElement ?? row, "::after")
      return { ground: getComputedStyle(row).backgroundColor, dot: dot.width }
    }
    expect(look(0).ground).not.toBe(look(1).ground)
    expect([look(0).dot, look(1).dot]).toEqual(["9px", "auto"])
    await expect
      .element(rows().nth(0).getByRole("button", { name: "Mark read: Message from Ben Okoye" }))
      .toBeVisible()
    await expect.element(rows().nth(1).getByRole("button")).not.toBeInTheDocument()
  })

  it("is 400px high, also on a phone, and never wider than it", async () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      notification({ id: id(300 + at), title: "x".repeat(90) })
    )
    await openDialog([told(...many)], PHONE)
    await expect.element(rows().first()).toBeVisible()
    const panel = dialog().getByRole("tabpanel").element()
    await expect.poll(() => panel.getBoundingClientRect().height).toBe(400)
    expect(panel.scrollWidth).toBe(panel.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("says when there is nothing, and offers no Mark All Read then", async () => {
    await openDialog([told()])
    await expect.element(dialog().getByText("No notifications found")).toBeVisible()
    await expect.element(markAll()).not.toBeInTheDocument()
  })

  it("shows a skeleton until it is there", async () => {
    const late = held(told(brakes))
    await openDialog([late.answer])
    await expect.element(dialog().getByLabelText("Loading…")).toBeInTheDocument()
    late.release()
    await expect.element(rows().first()).toBeVisible()
  })

  it("can be asked for again when it could not be loaded", async () => {
    let broken = true
    const fails = refuses(MyNotifications, 404, "not_found", "Gone.")
    const works = told(brakes)
    await openDialog([
      { endpoint: MyNotifications, reply: (request) => (broken ? fails : works).reply(request) }
    ])
    await expect.element(dialog().getByText("This did not work")).toBeVisible()
    broken = false
    await dialog().getByRole("button", { name: "Try again" }).click()
    await expect.element(rows().first()).toBeVisible()
  })

  it("follows what happens: news brings it up to date", async () => {
    let items = [joined]
    fakeServer([verified, answers(MyNotifications, () => ({ items, unread: items.length }))])
    await open("/billing")
    await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible()
    items = [brakes, joined]
    await queryClient.invalidateQueries({ queryKey: ["notifications"] })
    await expect.element(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible()
  })

  it("speaks Spanish", async () => {
    fakeServer([verified, told(brakes)])
    await open("/billing", PHONE)
    await chooseLocale("es")
    await page.getByRole("button", { name: /^Notificaciones/ }).click()
    const spanish = page.getByRole("dialog", { name: "Notificaciones e invitaciones" })
    await expect.element(spanish.getByRole("button", { name: "Marcar todo leído" })).toBeVisible()
    await expect.element(spanish.getByRole("listitem")).toMatchTextContent(/^Sin leer: /)
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })
})

describe("reading", () => {
  const marks = (received: ReturnType<typeof fakeServer>) =>
    received.filter(({ method }) => method === "PUT").map(({ path }) => path)

  it("an unread one by pressing it marks it, follows its link and closes", async () => {
    const { received, pathname } = await openDialog(reading(brakes, joined))
    await rows().nth(0).getByRole("link").click()
    await expect.poll(pathname).toBe("/reports")
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(marks(received)).toEqual([`/api/me/notifications/${brakes.id}/read`])
    await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible()
    await expect.element(page.getByRole("heading", { level: 1, name: "Reports" })).toHaveFocus()
  })

  it("one without a link marks it and stays", async () => {
    const { received } = await openDialog(reading(joined, role))
    await rows()
      .nth(0)
      .getByRole("button", { name: /^Unread: Cleo Sand joined/ })
      .click()
    await expect.element(rows().nth(0)).toMatchTextContent(/^Cleo Sand joined/)
    await expect.element(rows().nth(0)).toHaveFocus()
    expect(marks(received)).toEqual([`/api/me/notifications/${joined.id}/read`])
    await expect.element(rows().nth(0).getByRole("button")).not.toBeInTheDocument()
  })

  it("one about another organization leads there", async () => {
    const north = organization({ id: id(31), name: "North Yard" })
    const elsewhere = notification({ organization_id: north.id })
    await openDialog([
      ...reading(elsewhere),
      answers(MyOrganizations, () => ({ items: [organization(), north] }))
    ])
    await rows().nth(0).getByRole("link").click()
    await expect.element(page.getByRole("button", { name: "Organization North Yard, change" })).toBeVisible()
  })

  it("a read one again only follows its link", async () => {
    const { received, pathname } = await openDialog(reading(role))
    await rows().nth(0).getByRole("link").click()
    await expect.poll(pathname).toBe("/organization")
    expect(marks(received)).toEqual([])
  })

  it("by the check button marks it at once, before the server answers", async () => {
    const late = held(answers(MarkNotificationRead, () => ({})))
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

  it("by keyboard: the row's check button is the next stop after the row", async () => {
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

  it("all marks all and takes the button away; the focus goes to the search", async () => {
    const { received } = await openDialog(reading(brakes, joined))
    await markAll().click()
    await expect.element(markAll()).not.toBeInTheDocument()
    await expect.element(rows().nth(1)).toMatchTextContent(/^Cleo Sand joined/)
    await expect.element(search()).toHaveFocus()
    expect(marks(received)).toEqual(["/api/me/notifications/read"])
  })

  it.each([
    ["one", MarkNotificationRead, /^Mark read/],
    ["all", MarkAllNotificationsRead, "Mark All Read"]
  ] as const)("%s that fails is logged, not shown, and unread again", async (_, endpoint, name) => {
    const logged = silenced()
    await openDialog([refuses(endpoint, 404, "not_found", "Not there."), ...reading(brakes)])
    await dialog().getByRole("button", { name }).click()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect(logged.mock.calls[0]?.[0]).toBe("Notifications could not be marked read.")
    await expect.element(rows().nth(0)).toMatchTextContent(/^Unread: /)
    await expect.element(page.getByText("Not there.")).not.toBeInTheDocument()
  })
})

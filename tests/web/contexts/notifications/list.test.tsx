import { MyNotifications } from "#notifications/contract"
import { MyInvitations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { id, myInvitation, notification } from "../support/fixtures.ts"
import {
  brakes,
  dialog,
  joined,
  markAll,
  openDialog,
  role,
  rows,
  listNotifications,
  trigger,
  verified
} from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

/** A button with exactly this name. */
const called = (name: string) => page.getByRole("button", { name, exact: true })

const invitedTo = (organizations: number) =>
  answers(MyInvitations, () => ({
    items: Array.from({ length: organizations }, (_, at) => myInvitation({ id: id(81 + at) }))
  }))

describe("the trigger", () => {
  it("counts unread notifications and pending invitations together, and names both in its label", async () => {
    fakeServer([verified, listNotifications(brakes, joined, role), invitedTo(1)])
    await open("/billing")
    await expect.element(called("Notifications, 3: 2 unread, 1 invitation")).toBeVisible()
    await expect.element(trigger().getByText("3", { exact: true })).toBeVisible()
    await chooseLocale("es")
    await expect.element(called("Notificaciones, 3: 2 sin leer, 1 invitación")).toBeVisible()
  })

  it("names only invitations if there is nothing unread", async () => {
    fakeServer([verified, listNotifications(role), invitedTo(2)])
    await open("/billing")
    await expect.element(called("Notifications, 2 invitations")).toBeVisible()
    await chooseLocale("es")
    await expect.element(called("Notificaciones, 2 invitaciones")).toBeVisible()
  })

  it("counts all unread notifications, listed or not, up to 99+", async () => {
    fakeServer([verified, answers(MyNotifications, () => ({ items: [brakes], unread: 100 }))])
    await open("/billing")
    await expect.element(trigger().getByText("99+", { exact: true })).toBeVisible()
  })

  it("has no badge when nothing is pending", async () => {
    fakeServer([verified, listNotifications(role)])
    await open("/billing")
    await expect.element(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible()
  })
})

describe("the list", () => {
  it("shows title, message and relative time, newest first, with the exact time on hover", async () => {
    await openDialog([listNotifications(brakes, joined, role)])
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

  it("marks unread notifications with a dot, a background, a text and a check button", async () => {
    await openDialog([listNotifications(brakes, role)])
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

  it("is never wider than the screen", async () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      notification({ id: id(300 + at), title: "x".repeat(90) })
    )
    await openDialog([listNotifications(...many)], PHONE)
    await expect.element(rows().first()).toBeVisible()
    const panel = dialog().getByRole("tabpanel").element()
    expect(panel.scrollWidth).toBe(panel.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("has an empty state, without Mark All Read", async () => {
    await openDialog([listNotifications()])
    await expect.element(dialog().getByText("No notifications found")).toBeVisible()
    await expect.element(markAll()).not.toBeInTheDocument()
  })

  it("shows a skeleton while loading", async () => {
    const late = deferred(listNotifications(brakes))
    await openDialog([late.answer])
    await expect.element(dialog().getByLabelText("Loading…")).toBeInTheDocument()
    late.release()
    await expect.element(rows().first()).toBeVisible()
  })

  it("can be retried when it could not be loaded", async () => {
    let broken = true
    const fails = refuses(MyNotifications, 429, "too_many_requests", "Please wait.")
    const works = listNotifications(brakes)
    await openDialog([
      { endpoint: MyNotifications, reply: (request) => (broken ? fails : works).reply(request) }
    ])
    await expect.element(dialog().getByText("Something went wrong")).toBeVisible()
    broken = false
    await dialog().getByRole("button", { name: "Try again" }).click()
    await expect.element(rows().first()).toBeVisible()
  })

  it("updates on live events", async () => {
    let items = [joined]
    fakeServer([verified, answers(MyNotifications, () => ({ items, unread: items.length }))])
    await open("/billing")
    await expect.element(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible()
    items = [brakes, joined]
    await queryClient.invalidateQueries({ queryKey: ["notifications"] })
    await expect.element(page.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible()
  })

  it("is available in Spanish", async () => {
    fakeServer([verified, listNotifications(brakes)])
    await open("/billing", PHONE)
    await chooseLocale("es")
    await page.getByRole("button", { name: /^Notificaciones/ }).click()
    const spanish = page.getByRole("dialog", { name: "Notificaciones e invitaciones" })
    await expect.element(spanish.getByRole("button", { name: "Marcar todo como leído" })).toBeVisible()
    await expect.element(spanish.getByRole("listitem")).toMatchTextContent(/^Sin leer: /)
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })
})

import { GetMe } from "#identity/contract"
import {
  MarkAllNotificationsRead,
  MarkNotificationRead,
  MyNotifications,
  type NotificationView
} from "#notifications/contract"
import { expect } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { open, type PHONE } from "../../support/open.tsx"
import { id, inDays, notification, user } from "../support/fixtures.ts"

export const verified = answers(GetMe, () => user())
export const trigger = () => page.getByRole("button", { name: /^Notifications/ })
export const dialog = () => page.getByRole("dialog", { name: "Notifications & Invitations" })
export const rows = () =>
  dialog().getByRole("list", { name: "Notifications, newest first" }).getByRole("listitem")
export const markAll = () => dialog().getByRole("button", { name: "Mark All Read" })

export const brakes = notification()
export const joined = notification({
  id: id(62),
  kind: "invitation_accepted",
  title: "Cleo Sand joined",
  message: "She accepted your invitation to Riverside Depot.",
  link: null,
  created_at: inDays(-3)
})
export const role = notification({
  id: id(63),
  kind: "role_changed",
  title: "You are an admin now",
  message: "In Riverside Depot.",
  link: "/organization",
  created_at: inDays(-8),
  read_at: inDays(-7)
})

export const listNotifications = (...items: ReadonlyArray<NotificationView>) =>
  answers(MyNotifications, () => ({ items, unread: items.filter(({ read_at }) => read_at === null).length }))

/** A server that stores which notifications were read. */
export const reading = (...items: ReadonlyArray<NotificationView>): ReadonlyArray<Answer> => {
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

export const openDialog = async (answers: ReadonlyArray<Answer>, size?: typeof PHONE) => {
  const received = fakeServer([verified, ...answers])
  const app = await open("/billing", size)
  await trigger().click()
  await expect.element(dialog()).toBeVisible()
  return { ...app, received }
}

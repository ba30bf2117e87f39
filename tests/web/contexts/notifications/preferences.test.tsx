import { GetMe } from "#identity/contract"
import {
  EditNotificationPreferences,
  MyNotificationPreferences,
  MyPushSubscriptions
} from "#notifications/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { invalidateFor } from "../../../../apps/web/api/liveEvents.ts"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { preferencesQuery } from "../../../../apps/web/contexts/notifications/preferences/preferences.ts"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { preferences, user } from "../support/fixtures.ts"

const quiet = { from: "22:00", to: "07:00" }
const panel = (name: string) => page.getByRole("region", { name })
const choice = (name: string) => page.getByRole("switch", { name, exact: true })

/** A server that stores the preferences. */
const keeping = (now = preferences()): Answer =>
  answers(EditNotificationPreferences, ({ body }) => {
    const { kinds, ...times } = Object(body)
    const changed = (kind: string) =>
      Object([...(kinds ?? [])].find((one: unknown) => Object(one).kind === kind))
    now = { ...now, ...times, kinds: now.kinds.map((one) => ({ ...one, ...changed(one.kind) })) }
    return now
  })

interface Case {
  readonly special?: ReadonlyArray<Answer>
  readonly loaded?: ReturnType<typeof preferences>
  readonly me?: ReturnType<typeof user>
  readonly size?: typeof PHONE
}

const openSettings = async ({
  special = [keeping()],
  loaded = preferences(),
  me = user(),
  size
}: Case = {}) => {
  const received = fakeServer([
    ...special,
    answers(GetMe, () => me),
    answers(MyNotificationPreferences, () => loaded),
    answers(MyPushSubscriptions, () => ({ items: [] }))
  ])
  await open("/account?tab=notifications", size)
  await expect.element(choice("Messages: Email")).toBeVisible()
  return received
}

const edits = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method === "PATCH").map(({ body }) => body)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("kinds of notifications", () => {
  it("are a table of kinds and channels on the account's tabs", async () => {
    await openSettings()
    await expect
      .element(page.getByRole("tab", { name: "Notifications" }))
      .toHaveAttribute("aria-selected", "true")
    const table = panel("Notifications").getByRole("table")
    const heads = table
      .getByRole("columnheader")
      .all()
      .map((head) => head.element().textContent)
    expect(heads).toEqual(["Notification", "In the app", "Email", "Push"])
    await expect
      .element(table.getByRole("rowheader").nth(0))
      .toHaveTextContent("MessagesA teammate sends you a message.")
    await expect.element(choice("Messages: In the app")).toBeChecked()
  })

  it("show locked ones with the reason, and a dash for an unavailable channel", async () => {
    await openSettings()
    const row = panel("Notifications").getByRole("row", { name: /^Security/ })
    await expect.element(row).toMatchTextContent("These can't be turned off.")
    await expect.element(row.getByRole("cell").nth(0)).toHaveTextContent("Always on")
    await expect.element(row.getByRole("cell").nth(1)).toHaveTextContent("Always on")
    await expect.element(row.getByRole("cell").nth(2)).toHaveTextContent("–Not available")
    await expect.element(row.getByRole("switch")).not.toBeInTheDocument()
  })

  it("are saved immediately, and shown before the server responds", async () => {
    const late = deferred(keeping())
    const received = await openSettings({ special: [late.answer] })
    await choice("Messages: Email").click()
    await expect.element(choice("Messages: Email")).not.toBeChecked()
    await choice("Messages: Push").click()
    await expect.element(choice("Messages: Push")).not.toBeChecked()
    late.release()
    await expect
      .poll(() => edits(received))
      .toEqual([
        { kinds: [{ kind: "message_received", email: false }] },
        { kinds: [{ kind: "message_received", push: false }] }
      ])
    await expect.element(choice("Messages: Email")).not.toBeChecked()
    await expect.element(choice("Messages: In the app")).toBeChecked()
  })

  it("revert with a message when the server refuses", async () => {
    await openSettings({ special: [refuses(EditNotificationPreferences, 409, "not_now", "Not now.")] })
    await choice("Messages: Email").click()
    await expect.element(page.getByText("Not now.")).toBeVisible()
    await expect.element(choice("Messages: Email")).toBeChecked()
  })

  it("can be changed by keyboard", async () => {
    const received = await openSettings()
    const first = choice("Messages: In the app").element()
    while (document.activeElement !== first) await userEvent.tab()
    await userEvent.keyboard(" ")
    await userEvent.tab()
    await expect.element(choice("Messages: Email")).toHaveFocus()
    await expect.poll(() => edits(received)).toEqual([{ kinds: [{ kind: "message_received", app: false }] }])
  })

  it("are cards with large touch targets on a phone", async () => {
    await openSettings({ size: PHONE })
    await expect.element(panel("Notifications").getByRole("table")).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
    const email = choice("Messages: Email").element()
    email.scrollIntoView({ block: "center" })
    const { left, top, width, height } = email.getBoundingClientRect()
    const hit = (down: number) => document.elementFromPoint(left + width / 2, top + height / 2 + down)
    expect([hit(-21), hit(21)]).toEqual([email, email])
  })

  it("are available in Spanish, also on a phone", async () => {
    await openSettings({ size: PHONE })
    await chooseLocale("es")
    await expect.element(page.getByRole("switch", { name: "Mensajes: Correo", exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })
})

describe("the schedule", () => {
  it("turns quiet hours on with a default night, and saves a time on blur", async () => {
    const received = await openSettings()
    await expect.element(page.getByLabelText("From")).not.toBeInTheDocument()
    await choice("Quiet hours").click()
    await expect.element(page.getByLabelText("From")).toHaveValue("22:00")
    await page.getByLabelText("To").fill("06:30")
    await page.getByLabelText("From").click()
    await expect
      .poll(() => edits(received))
      .toEqual([{ quiet_hours: quiet }, { quiet_hours: { from: "22:00", to: "06:30" } }])
    await choice("Quiet hours").click()
    await expect.poll(() => edits(received).at(-1)).toEqual({ quiet_hours: null })
    await expect.element(page.getByLabelText("From")).not.toBeInTheDocument()
  })

  it("keeps a change when the response to an earlier request arrives after it", async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const before = answers(MyNotificationPreferences, () => preferences())
    let requests = 0
    const slow = replies(MyNotificationPreferences, async (request) => {
      if (++requests > 1) await promise
      return before.reply(request)
    })
    await openSettings({ special: [slow, keeping()] })
    invalidateFor("everything")
    await expect.poll(() => requests).toBe(2)
    await choice("Quiet hours").click()
    const cached = () => queryClient.getQueryData(preferencesQuery.queryKey)?.quiet_hours
    await expect.poll(cached).toEqual(quiet)
    answer()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(cached()).toEqual(quiet)
    await expect.element(page.getByLabelText("From")).toHaveValue("22:00")
  })

  it("refuses quiet hours that start and end at the same time, without sending them", async () => {
    const loaded = preferences({ quiet_hours: quiet })
    const received = await openSettings({ loaded, special: [keeping(loaded)] })
    await page.getByLabelText("To").fill("22:00")
    await userEvent.keyboard("{Enter}")
    await expect
      .element(page.getByLabelText("To"))
      .toHaveAccessibleDescription("Quiet hours must start and end at different times.")
    await page.getByLabelText("To").fill("")
    await userEvent.keyboard("{Enter}")
    await expect
      .element(page.getByLabelText("To"))
      .toHaveAccessibleDescription("Enter a time, such as 22:00.")
    expect(edits(received)).toEqual([])
  })

  it("turns the daily digest on for the morning, and saves another time", async () => {
    const received = await openSettings()
    await choice("Daily digest").click()
    await page.getByLabelText("Sent at").fill("18:15")
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => edits(received)).toEqual([{ digest_at: "08:00" }, { digest_at: "18:15" }])
    await expect.element(page.getByLabelText("Sent at")).toHaveFocus()
  })

  it("names the time zone and where it comes from", async () => {
    await openSettings({
      me: user({ time_zone: "America/New_York" }),
      loaded: preferences({ time_zone: "America/New_York" })
    })
    await expect
      .element(panel("Schedule").getByText("Times are in America/New York, as set in your profile."))
      .toBeVisible()
    await panel("Schedule").getByRole("link", { name: "profile" }).click()
    await expect.element(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true")
  })

  it("says when the profile has no time zone", async () => {
    await openSettings()
    await expect
      .element(panel("Schedule").getByText("Times are in UTC: no time zone is set in your profile."))
      .toBeVisible()
  })
})

it("can be retried when it could not be loaded", async () => {
  fakeServer([
    answers(GetMe, () => user()),
    refuses(MyNotificationPreferences, 429, "too_many_requests", "Please wait.")
  ])
  await open("/account?tab=notifications")
  await expect.element(page.getByText("Please wait.")).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible()
})

import { GetMe } from "#identity/contract"
import {
  EndPushSubscription,
  MyNotificationPreferences,
  MyPushSubscriptions,
  PushKey,
  SubscribeToPush
} from "#notifications/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { api } from "../../../../apps/web/api/client.ts"
import { startSession } from "../../../../apps/web/api/session.ts"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { id, preferences, pushSubscription, user } from "../support/fixtures.ts"
import { PUBLIC_KEY, pushService } from "../support/pushService.ts"

const panel = () => page.getByRole("region", { name: "Push notifications" })
const button = (name: string) => panel().getByRole("button", { name, exact: true })
const turnOn = () => button("Turn on push notifications")

const here = pushSubscription()
const phone = pushSubscription({ id: id(72), browser: "Safari, iOS", current: false })

/** A server with a subscription of the phone, and of this browser once it subscribes. */
const server = (...special: ReadonlyArray<Answer>) => {
  let known = [phone]
  const received = fakeServer([
    ...special,
    answers(GetMe, () => user()),
    answers(MyNotificationPreferences, () => preferences()),
    answers(PushKey, () => ({ public_key: PUBLIC_KEY })),
    answers(MyPushSubscriptions, () => ({ items: known })),
    answers(SubscribeToPush, () => {
      known = [here, phone]
      return { id: here.id }
    }),
    replies(EndPushSubscription, ({ path }) => {
      known = known.filter((one) => !path.endsWith(one.id))
      return new Response(null, { status: 204 })
    })
  ])
  return received
}

const subscriptions = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method === "PUT").map(({ body }) => body)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("push messages", () => {
  it("are explained, and permission is requested only on click", async () => {
    const browser = pushService()
    const received = server()
    await open("/account?tab=notifications")
    await expect
      .element(panel().getByText(/^Get notified in this browser when a teammate writes/))
      .toBeVisible()
    expect(browser.promptCount()).toBe(0)
    await turnOn().click()
    await expect.element(panel().getByText("On in this browser", { exact: true })).toBeVisible()
    await expect.element(page.getByText("Push notifications are on in this browser.")).toBeVisible()
    expect(browser.promptCount()).toBe(1)
    expect(subscriptions(received)).toEqual([
      {
        endpoint: browser.endpoint(),
        keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
        refresh_token: "refresh-of-access-1"
      }
    ])
    await expect.element(turnOn()).not.toBeInTheDocument()
  })

  it("can be turned off here, on the server and in the browser", async () => {
    const browser = pushService()
    const received = server()
    await open("/account?tab=notifications")
    await turnOn().click()
    await button("Turn off here").click()
    await expect.element(page.getByText("Push notifications are off in this browser.")).toBeVisible()
    await expect.element(turnOn()).toBeVisible()
    expect(browser.endpoint()).toBeUndefined()
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(
      `/api/me/push-subscriptions/${here.id}`
    )
  })

  it("stay off when permission is denied, with instructions to undo that", async () => {
    pushService({ answer: "denied" })
    const received = server()
    await open("/account?tab=notifications")
    await turnOn().click()
    await expect
      .element(page.getByText("Push notifications are still off: your browser didn't get permission."))
      .toBeVisible()
    await expect.element(panel().getByText("Your browser is blocking notifications")).toBeVisible()
    await expect
      .element(panel().getByText(/set Notifications to Allow, and reload this page\.$/))
      .toBeVisible()
    await expect.element(turnOn()).not.toBeInTheDocument()
    expect(subscriptions(received)).toEqual([])
  })

  it("are not turned on for a user who signs in while the browser asks", async () => {
    pushService()
    const { promise, resolve } = Promise.withResolvers<NotificationPermission>()
    const promptCount = vi.spyOn(Notification, "requestPermission").mockImplementation(() => promise)
    const received = server()
    await open("/account?tab=notifications")
    await turnOn().click()
    expect(promptCount).toHaveBeenCalledOnce()
    startSession({ ...anaSession({ token: "access-of-ben" }), user: user({ id: id(101) }) })
    resolve("granted")
    await api(GetMe, {})
    expect(received.some(({ path }) => path === PushKey.path)).toBe(false)
  })

  it("stay off when the prompt is dismissed, and can be requested again", async () => {
    pushService({ answer: "default" })
    server()
    await open("/account?tab=notifications")
    await turnOn().click()
    await expect.element(page.getByText(/^Push notifications are still off/)).toBeVisible()
    await expect.element(turnOn()).toBeVisible()
  })

  it("show an error when the browser's push service fails", async () => {
    pushService({ broken: true })
    server()
    await open("/account?tab=notifications")
    await turnOn().click()
    await expect.element(page.getByText(/^Couldn't reach your browser's push service\./)).toBeVisible()
    await expect.element(turnOn()).toBeVisible()
  })

  it("leave no subscription in the browser when the server refuses", async () => {
    const browser = pushService()
    server(refuses(SubscribeToPush, 409, "too_many_push_subscriptions", "Please remove one first."))
    await open("/account?tab=notifications")
    await turnOn().click()
    await expect.element(page.getByText("Please remove one first.")).toBeVisible()
    expect(browser.endpoint()).toBeUndefined()
  })

  it("list the other browsers, and can be removed from one", async () => {
    pushService()
    const received = server()
    await open("/account?tab=notifications", PHONE)
    await expect
      .element(panel().getByRole("list", { name: "Other browsers" }))
      .toMatchTextContent("Safari, iOS")
    await button("Remove Safari, iOS").click()
    await expect.element(page.getByText("Safari, iOS no longer gets push notifications.")).toBeVisible()
    await expect.element(panel().getByText("Other browsers")).not.toBeInTheDocument()
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(
      `/api/me/push-subscriptions/${phone.id}`
    )
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })
})

describe("when push messages are unavailable", () => {
  const without = (name: "PushManager") => {
    const real = Object.getOwnPropertyDescriptor(window, name)
    Reflect.deleteProperty(window, name)
    onTestFinished(() => void Object.defineProperty(window, name, real ?? {}))
  }
  const spied = (spy: { readonly mockRestore: () => void }) => onTestFinished(() => spy.mockRestore())

  const says = async (title: string, sentence: RegExp) => {
    server()
    await open("/account?tab=notifications")
    await expect.element(panel().getByText(title)).toBeVisible()
    await expect.element(panel().getByText(sentence)).toBeVisible()
    await expect.element(turnOn()).not.toBeInTheDocument()
    await expect.element(panel().getByText("Safari, iOS")).toBeVisible()
  }

  it("explains it in an old browser", async () => {
    without("PushManager")
    await says("This browser doesn't support push notifications", /^Motorpool works without them\./)
  })

  it.each([
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", 5],
    ["an iPad, which says it is a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/604.1", 5]
  ])("explains the Home Screen on %s", async (_, userAgent, touchPoints) => {
    without("PushManager")
    spied(vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent))
    spied(vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touchPoints))
    await says(
      "Add Motorpool to your Home Screen first",
      /In Safari, choose Share, then “Add to Home Screen”/
    )
  })

  it("explains that https is required", async () => {
    spied(vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false))
    await says("Push notifications need a secure connection", /^This page's address starts with http\./)
  })

  it("explains how to unblock them in the browser", async () => {
    pushService({ permission: "denied" })
    await says(
      "Your browser is blocking notifications",
      /^Notifications from this site were blocked in this browser/
    )
  })
})

import type { AnyEndpoint } from "#kernel"
import { PushKey, SubscribeToPush } from "#notifications/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { endPushHere, renewPush, pushState, turnOnPush } from "../../../../apps/web/api/push.ts"
import { forgetOtherUsers } from "../../../../apps/web/api/forgetOtherUsers.ts"
import { endSession } from "../../../../apps/web/api/session.ts"
import { type Answer, answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { id, pushSubscription, user } from "../support/fixtures.ts"
import { OTHER_KEY, PUBLIC_KEY, pushService } from "../support/pushService.ts"

/** The server; a response can be held back after the request, and released. */
const server = () => {
  let key = PUBLIC_KEY
  let held = Promise.resolve()
  const late = (answer: Answer) =>
    replies(answer.endpoint, async (request) => {
      await held
      return answer.reply(request)
    })
  const received = fakeServer([
    late(answers(PushKey, () => ({ public_key: key }))),
    late(answers(SubscribeToPush, () => ({ id: pushSubscription().id })))
  ])
  return {
    asked: (endpoint: AnyEndpoint) => received.filter(({ path }) => path === endpoint.path).length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    told: () =>
      received.filter(({ path }) => path === SubscribeToPush.path).map(({ body }) => Object(body).endpoint),
    changeKey: () => {
      key = OTHER_KEY
    }
  }
}

const turnedOn = async () => {
  const browser = pushService({ permission: "granted" })
  const behind = server()
  await turnOnPush()
  return { browser, ...behind }
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("while push messages are on", () => {
  it("a visit changes nothing if key and address are the same", async () => {
    const { browser, told } = await turnedOn()
    await renewPush()
    expect(told()).toEqual([browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit subscribes again when the server's key has changed", async () => {
    const { browser, told, changeKey } = await turnedOn()
    const before = browser.endpoint()
    changeKey()
    await renewPush()
    expect(browser.endpoint()).not.toBe(before)
    expect(told()).toEqual([before, browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit sends the server the browser's new address", async () => {
    const { browser, told } = await turnedOn()
    const before = browser.endpoint()
    const after = browser.subscribed(PUBLIC_KEY)
    expect(await pushState()).toBe("off")
    await renewPush()
    expect(told()).toEqual([before, after])
    expect(await pushState()).toBe("on")
  })

  it("they end with the session, however it ends", async () => {
    const { browser } = await turnedOn()
    endSession({ chosen: false })
    await forgetOtherUsers()
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they end with the session, even while a visit renews them", async () => {
    const { browser, asked, hold } = await turnedOn()
    const letGo = hold()
    const kept = renewPush()
    await expect.poll(() => asked(PushKey)).toBe(2)
    endSession({ chosen: true })
    await forgetOtherUsers()
    letGo()
    await kept
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they end with the session, even while a new address is being sent", async () => {
    const { browser, asked, hold } = await turnedOn()
    const letGo = hold()
    browser.subscribed(PUBLIC_KEY)
    const kept = renewPush()
    await expect.poll(() => asked(PushKey)).toBe(2)
    letGo()
    const letGoAgain = hold()
    await expect.poll(() => asked(SubscribeToPush)).toBe(2)
    endSession({ chosen: true })
    await forgetOtherUsers()
    letGoAgain()
    await kept
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they stay off if they are turned off while a visit renews them", async () => {
    const { browser, asked, hold, changeKey } = await turnedOn()
    changeKey()
    const letGo = hold()
    const kept = renewPush()
    await expect.poll(() => asked(PushKey)).toBe(2)
    await endPushHere()
    letGo()
    await kept
    expect(browser.endpoint()).toBeUndefined()
    expect(await pushState()).toBe("off")
  })

  it("they stay on for a user who turned them on while another user's request was pending", async () => {
    const { browser, asked, hold } = await turnedOn()
    const letGo = hold()
    const again = turnOnPush()
    await expect.poll(() => asked(PushKey)).toBe(2)
    letGo()
    const letGoAgain = hold()
    await expect.poll(() => asked(SubscribeToPush)).toBe(2)
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    // Later requests are answered immediately.
    hold()()
    await turnOnPush()
    letGoAgain()
    await again
    expect(browser.endpoint()).toBeDefined()
    expect(await pushState()).toBe("on")
  })

  it("turning them on sends the address, even if it was sent before", async () => {
    const { browser, told } = await turnedOn()
    await turnOnPush()
    expect(told()).toEqual([browser.endpoint(), browser.endpoint()])
  })

  it("they end if another user signs in before this tab notices", async () => {
    const { browser } = await turnedOn()
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    await forgetOtherUsers()
    expect(browser.endpoint()).toBeUndefined()
  })

  it("they end if another user signs in who did not turn them on", async () => {
    const { browser, told } = await turnedOn()
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    expect(await pushState()).toBe("off")
    await renewPush()
    expect(browser.endpoint()).toBeUndefined()
    expect(told()).toHaveLength(1)
  })
})

it("they are off if the user signs out while turning them on", async () => {
  const browser = pushService({ permission: "granted" })
  const { asked, hold } = server()
  const letGo = hold()
  const turned = turnOnPush()
  await expect.poll(() => asked(PushKey)).toBe(1)
  letGo()
  const letGoAgain = hold()
  await expect.poll(() => asked(SubscribeToPush)).toBe(1)
  endSession({ chosen: true })
  letGoAgain()
  await turned
  expect(browser.endpoint()).toBeUndefined()
  signIn()
  expect(await pushState()).toBe("off")
})

it("a visit makes no request if they were never turned on", async () => {
  pushService({ permission: "granted" })
  const { told } = server()
  await renewPush()
  expect(told()).toEqual([])
  expect(await pushState()).toBe("off")
})

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
  let deferred = Promise.resolve()
  const late = (answer: Answer) =>
    replies(answer.endpoint, async (request) => {
      await deferred
      return answer.reply(request)
    })
  const received = fakeServer([
    late(answers(PushKey, () => ({ public_key: key }))),
    late(answers(SubscribeToPush, () => ({ id: pushSubscription().id })))
  ])
  return {
    requestCount: (endpoint: AnyEndpoint) => received.filter(({ path }) => path === endpoint.path).length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      deferred = promise
      return resolve
    },
    sentAddresses: () =>
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
    const { browser, sentAddresses } = await turnedOn()
    await renewPush()
    expect(sentAddresses()).toEqual([browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit subscribes again when the server's key has changed", async () => {
    const { browser, sentAddresses, changeKey } = await turnedOn()
    const before = browser.endpoint()
    changeKey()
    await renewPush()
    expect(browser.endpoint()).not.toBe(before)
    expect(sentAddresses()).toEqual([before, browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit sends the server the browser's new address", async () => {
    const { browser, sentAddresses } = await turnedOn()
    const before = browser.endpoint()
    const after = browser.subscribed(PUBLIC_KEY)
    expect(await pushState()).toBe("off")
    await renewPush()
    expect(sentAddresses()).toEqual([before, after])
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
    const { browser, requestCount, hold } = await turnedOn()
    const release = hold()
    const renewal = renewPush()
    await expect.poll(() => requestCount(PushKey)).toBe(2)
    endSession({ chosen: true })
    await forgetOtherUsers()
    release()
    await renewal
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they end with the session, even while a new address is being sent", async () => {
    const { browser, requestCount, hold } = await turnedOn()
    const release = hold()
    browser.subscribed(PUBLIC_KEY)
    const renewal = renewPush()
    await expect.poll(() => requestCount(PushKey)).toBe(2)
    release()
    const releaseSecond = hold()
    await expect.poll(() => requestCount(SubscribeToPush)).toBe(2)
    endSession({ chosen: true })
    await forgetOtherUsers()
    releaseSecond()
    await renewal
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they stay off if they are turned off while a visit renews them", async () => {
    const { browser, requestCount, hold, changeKey } = await turnedOn()
    changeKey()
    const release = hold()
    const renewal = renewPush()
    await expect.poll(() => requestCount(PushKey)).toBe(2)
    await endPushHere()
    release()
    await renewal
    expect(browser.endpoint()).toBeUndefined()
    expect(await pushState()).toBe("off")
  })

  it("they stay on for a user who turned them on while another user's request was pending", async () => {
    const { browser, requestCount, hold } = await turnedOn()
    const release = hold()
    const again = turnOnPush()
    await expect.poll(() => requestCount(PushKey)).toBe(2)
    release()
    const releaseSecond = hold()
    await expect.poll(() => requestCount(SubscribeToPush)).toBe(2)
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    // Later requests are answered immediately.
    hold()()
    await turnOnPush()
    releaseSecond()
    await again
    expect(browser.endpoint()).toBeDefined()
    expect(await pushState()).toBe("on")
  })

  it("turning them on sends the address, even if it was sent before", async () => {
    const { browser, sentAddresses } = await turnedOn()
    await turnOnPush()
    expect(sentAddresses()).toEqual([browser.endpoint(), browser.endpoint()])
  })

  it("they end if another user signs in before this tab notices", async () => {
    const { browser } = await turnedOn()
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    await forgetOtherUsers()
    expect(browser.endpoint()).toBeUndefined()
  })

  it("they end if another user signs in who did not turn them on", async () => {
    const { browser, sentAddresses } = await turnedOn()
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    expect(await pushState()).toBe("off")
    await renewPush()
    expect(browser.endpoint()).toBeUndefined()
    expect(sentAddresses()).toHaveLength(1)
  })
})

it("they are off if the user signs out while turning them on", async () => {
  const browser = pushService({ permission: "granted" })
  const { requestCount, hold } = server()
  const release = hold()
  const turned = turnOnPush()
  await expect.poll(() => requestCount(PushKey)).toBe(1)
  release()
  const releaseSecond = hold()
  await expect.poll(() => requestCount(SubscribeToPush)).toBe(1)
  endSession({ chosen: true })
  releaseSecond()
  await turned
  expect(browser.endpoint()).toBeUndefined()
  signIn()
  expect(await pushState()).toBe("off")
})

it("a visit makes no request if they were never turned on", async () => {
  pushService({ permission: "granted" })
  const { sentAddresses } = server()
  await renewPush()
  expect(sentAddresses()).toEqual([])
  expect(await pushState()).toBe("off")
})

import { PushKey, SubscribeToPush } from "#notifications/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { keepPush, pushState, turnOnPush } from "../../../../apps/web/api/push.ts"
import { forgetOthers } from "../../../../apps/web/api/forget.ts"
import { endSession } from "../../../../apps/web/api/session.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { id, pushSubscription, user } from "../support/fixtures.ts"
import { OTHER_KEY, PUBLIC_KEY, pushService } from "../support/pushService.ts"

const server = (publicKey = PUBLIC_KEY) => {
  let key = publicKey
  const received = fakeServer([
    answers(PushKey, () => ({ public_key: key })),
    answers(SubscribeToPush, () => ({ id: pushSubscription().id }))
  ])
  return {
    told: () =>
      received.filter(({ path }) => path === SubscribeToPush.path).map(({ body }) => Object(body).endpoint),
    changeKey: () => {
      key = OTHER_KEY
    }
  }
}

const turnedOn = async () => {
  const browser = pushService({ permission: "granted" })
  const { told, changeKey } = server()
  await turnOnPush()
  return { browser, told, changeKey }
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("where push messages are on", () => {
  it("a visit changes nothing while key and address are the same", async () => {
    const { browser, told } = await turnedOn()
    await keepPush()
    expect(told()).toEqual([browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit subscribes anew when the server's key has changed", async () => {
    const { browser, told, changeKey } = await turnedOn()
    const before = browser.endpoint()
    changeKey()
    await keepPush()
    expect(browser.endpoint()).not.toBe(before)
    expect(told()).toEqual([before, browser.endpoint()])
    expect(await pushState()).toBe("on")
  })

  it("a visit tells the server when the browser has another address", async () => {
    const { browser, told } = await turnedOn()
    const before = browser.endpoint()
    const after = browser.subscribed(PUBLIC_KEY)
    expect(await pushState()).toBe("off")
    await keepPush()
    expect(told()).toEqual([before, after])
    expect(await pushState()).toBe("on")
  })

  it("they end with the session, however that ends", async () => {
    const { browser } = await turnedOn()
    endSession({ chosen: false })
    await forgetOthers()
    expect(browser.endpoint()).toBeUndefined()
    signIn()
    expect(await pushState()).toBe("off")
  })

  it("they end when somebody else comes who did not turn them on", async () => {
    const { browser, told } = await turnedOn()
    signIn({ ...anaSession(), user: user({ id: id(101) }) })
    expect(await pushState()).toBe("off")
    await keepPush()
    expect(browser.endpoint()).toBeUndefined()
    expect(told()).toHaveLength(1)
  })
})

it("where they were never turned on, a visit asks nobody", async () => {
  pushService({ permission: "granted" })
  const { told } = server()
  await keepPush()
  expect(told()).toEqual([])
  expect(await pushState()).toBe("off")
})

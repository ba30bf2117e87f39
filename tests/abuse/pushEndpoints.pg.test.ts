import { MyAuditLog, OrganizationAuditLog } from "#audit/contract"
import { EndPushSubscription } from "#notifications/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signIn } from "../identity/support.ts"
import { listOf, react } from "../notifications/scene.ts"
import {
  browserAt,
  browsersOf,
  type PushScene,
  startPushScene,
  subscribe
} from "../notifications/pushScene.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createPerson } from "../support/seeds.ts"

let scene: PushScene
beforeAll(async () => {
  scene = await startPushScene()
})
afterAll(() => scene.stop())

const pushEntries = async (token: string) =>
  (await callEndpoint(scene.app, MyAuditLog, { token })).value.items.filter(({ action }) =>
    action.startsWith("push.")
  )

it("known flaw: a stolen access token alone adds a push endpoint", async () => {
  const ada = await createPerson(scene.app)
  const other = await signIn(scene.app, ada.email)
  for (const refresh_token of ["mp_rt_unknown", ada.access_token, other.refresh_token])
    expect(
      await subscribe(scene, { access_token: ada.access_token, refresh_token }, browserAt(scene))
    ).toMatchObject({ status: 403, code: "session_unconfirmed" })
  expect(await browsersOf(scene, ada)).toEqual([])
})

it("known flaw: adding and removing a push endpoint leaves no audit entry and is not announced", async () => {
  const ada = await createPerson(scene.app)
  const browser = browserAt(scene)
  const { value } = await subscribe(scene, ada, browser)
  await react(scene.app, "PushSubscribed")
  await subscribe(scene, ada, browser)
  expect(await pushEntries(ada.access_token)).toMatchObject([{ action: "push.turned_on" }])
  const { items } = await listOf(scene.app, ada)
  expect(items).toMatchObject([{ kind: "security", title: "Push notifications turned on" }])
  await callEndpoint(scene.app, EndPushSubscription, {
    token: ada.access_token,
    params: { pushSubscriptionId: value.id }
  })
  expect((await pushEntries(ada.access_token)).map(({ action }) => action)).toEqual([
    "push.turned_off",
    "push.turned_on"
  ])
})

it("stays out of the organization's log", async () => {
  const ada = await scene.tenant.addMember("viewer")
  await subscribe(scene, ada, browserAt(scene))
  const { value } = await callEndpoint(scene.app, OrganizationAuditLog, {
    token: scene.tenant.owner.access_token,
    params: scene.tenant.params()
  })
  expect(value.items.map(({ action }) => action)).not.toContain("push.turned_on")
})

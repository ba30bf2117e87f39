import { MyPushSubscriptions, PushKey, SubscribeToPush } from "#notifications/contract"
import { type Browser, newBrowser } from "../infra/push/browser.ts"
import { type PushServer, startPushServer } from "../infra/push/pushServer.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { reactTo, roleChange, runJob, pendingJobs } from "./scene.ts"

interface SignedIn {
  readonly access_token: string
  readonly refresh_token: string
}

/** The queue of push messages to be sent. */
export const SEND = "notifications.send-push"

/** An app that may send to a local push service, that service, and an organization. */
export interface PushScene {
  readonly app: TestApp
  readonly server: PushServer
  readonly tenant: Tenant
  readonly stop: () => Promise<void>
}

export const startPushScene = async (): Promise<PushScene> => {
  const server = await startPushServer()
  const app = await startApp({ env: { PUSH_HOSTS: `${server.url}, *.push.example.com` } })
  const tenant = await createTenant(app, "Harbour Depot")
  // As every browser does before it subscribes.
  await callEndpoint(app, PushKey, { token: tenant.owner.access_token })
  return {
    app,
    server,
    tenant,
    stop: async () => {
      await app.stop()
      await server.close()
    }
  }
}

let browsers = 0
/** A new browser with an endpoint at the push service. */
export const browserAt = ({ server }: PushScene): Browser => newBrowser(`${server.url}/send/${++browsers}`)

export const subscribe = (
  { app }: PushScene,
  { access_token: token, refresh_token }: SignedIn,
  { subscription }: Browser
) => callEndpoint(app, SubscribeToPush, { token, body: { ...subscription, refresh_token } })

export const browsersOf = async ({ app }: PushScene, { access_token: token }: SignedIn) =>
  (await callEndpoint(app, MyPushSubscriptions, { token })).value.items

/** A member with one browser, subscribed to push messages. */
export const memberWithBrowser = async (scene: PushScene) => {
  const ada = await scene.tenant.addMember("viewer")
  const browser = browserAt(scene)
  const { id } = (await subscribe(scene, ada, browser)).value
  return { ada, browser, id }
}

/** Sends a person's pending push messages and returns how many there were. */
export const send = async ({ app }: PushScene, { user }: Person, at?: Date): Promise<number> => {
  const jobs = (await pendingJobs(app, SEND)).filter(({ data }) => data["userId"] === user.id)
  await app.admin.query("delete from pgboss.job where name = $1 and data->>'userId' = $2", [SEND, user.id])
  for (const { data } of jobs) await runJob(app, SEND, data, at === undefined ? {} : { at })
  return jobs.length
}

/** Notifies a person of a changed role, which they have chosen to receive as a push message. */
export const notifyOfRole = async ({ app, tenant }: PushScene, { user }: Person) => {
  await app.admin.query(
    `insert into notifications.choices values ($1, 'role_changed', 'push', true) on conflict do nothing`,
    [user.id]
  )
  await reactTo(app, roleChange(user.id, tenant.id))
}

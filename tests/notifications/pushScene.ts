import { MyPushSubscriptions, PushKey, SubscribeToPush } from "#notifications/contract"
import { type Browser, newBrowser } from "../infra/push/browser.ts"
import { type PushServer, startPushServer } from "../infra/push/pushServer.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { ask } from "../tenancy/ask.ts"
import { type Depot, depot, type Person } from "../tenancy/scene.ts"
import { answer, roleChange, runJob, waiting } from "./scene.ts"

interface SignedIn {
  readonly access_token: string
}

/** The queue of messages on their way to a browser. */
export const SEND = "notifications.send-push"

/** An app that may send to a push service on this machine, that service, and an organization. */
export interface Pushing {
  readonly app: TestApp
  readonly server: PushServer
  readonly house: Depot
  readonly stop: () => Promise<void>
}

export const startPushing = async (): Promise<Pushing> => {
  const server = await startPushServer()
  const app = await startApp({ env: { PUSH_HOSTS: `${server.url}, *.push.example.com` } })
  const house = await depot(app, "Harbour Depot")
  // As every browser does before it subscribes.
  await ask(app, PushKey, { token: house.owner.access_token })
  return {
    app,
    server,
    house,
    stop: async () => {
      await app.stop()
      await server.close()
    }
  }
}

let browsers = 0
/** Another browser, subscribed at the service. */
export const browserAt = ({ server }: Pushing): Browser => newBrowser(`${server.url}/send/${++browsers}`)

export const subscribe = ({ app }: Pushing, { access_token: token }: SignedIn, { subscription }: Browser) =>
  ask(app, SubscribeToPush, { token, body: subscription })

export const browsersOf = async ({ app }: Pushing, { access_token: token }: SignedIn) =>
  (await ask(app, MyPushSubscriptions, { token })).value.items

/** Someone with one browser that takes push messages. */
export const withBrowser = async (pushing: Pushing) => {
  const ada = await pushing.house.joined("viewer")
  const browser = browserAt(pushing)
  const { id } = (await subscribe(pushing, ada, browser)).value
  return { ada, browser, id }
}

/** Runs what waits to be sent to a person, at this moment; answers how many messages that were. */
export const send = async ({ app }: Pushing, { user }: Person, at?: Date): Promise<number> => {
  const tasks = (await waiting(app, SEND)).filter(({ data }) => data["userId"] === user.id)
  await app.admin.query("delete from pgboss.job where name = $1 and data->>'userId' = $2", [SEND, user.id])
  for (const { data } of tasks) await runJob(app, SEND, data, at === undefined ? {} : { at })
  return tasks.length
}

/** Tells a person of a changed role, which they want to be pushed. */
export const tell = async ({ app, house }: Pushing, { user }: Person) => {
  await app.admin.query(
    `insert into notifications.choices values ($1, 'role_changed', 'push', true) on conflict do nothing`,
    [user.id]
  )
  await answer(app, roleChange(user.id, house.id))
}

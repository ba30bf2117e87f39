// The service worker, built to /sw.js. One file per concern; this one registers them for the browser's
// events.
import { begin, reply } from "./lifecycle.ts"
import { SYNC_TAG } from "./messages.ts"
import { followPress } from "./press.ts"
import { showPush } from "./push.ts"
import { answer } from "./requests.ts"
import { sendWaiting } from "./sendWaiting.ts"
import { tryKeepingShell } from "./shell.ts"
import { renewSubscription } from "./subscription.ts"
import type { SyncEvent } from "./sync.ts"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", (event) => event.waitUntil(tryKeepingShell()))
self.addEventListener("activate", (event) => event.waitUntil(begin()))
self.addEventListener("fetch", answer)
self.addEventListener("message", (event) => event.waitUntil(reply(event)))
self.addEventListener("push", (event) => event.waitUntil(showPush(event)))
self.addEventListener("notificationclick", (event) => event.waitUntil(followPress(event)))
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)))
self.addEventListener("sync", (event: SyncEvent) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})

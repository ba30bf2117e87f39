// The service worker, built to /sw.js. One file per concern; this one registers them for the browser's
// events.
import { activate, onPageMessage } from "./lifecycle.ts"
import { inspectionQueue } from "./inspectionQueue.ts"
import { messageQueue } from "./messageQueue.ts"
import { INSPECTIONS_TAG, MESSAGES_TAG, SIGN_OUT_TAG } from "./messages.ts"
import { onNotificationClick } from "./notificationClick.ts"
import { showPush } from "./push.ts"
import { onFetch } from "./requests.ts"
import { sendQueue } from "./queue.ts"
import { tryCachingShell } from "./shell.ts"
import { renewSubscription } from "./subscription.ts"
import type { SyncEvent } from "./sync.ts"
import { finishSignOuts, tidy } from "./tidy.ts"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", (event) => event.waitUntil(tryCachingShell()))
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([activate(), tidy()])))
self.addEventListener("fetch", onFetch)
self.addEventListener("message", (event) => event.waitUntil(onPageMessage(event)))
self.addEventListener("push", (event) => event.waitUntil(Promise.all([showPush(event), tidy()])))
self.addEventListener("notificationclick", (event) => event.waitUntil(onNotificationClick(event)))
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)))
self.addEventListener("sync", (event: SyncEvent) => {
  if (event.tag === MESSAGES_TAG) event.waitUntil(sendQueue(messageQueue))
  if (event.tag === INSPECTIONS_TAG) event.waitUntil(sendQueue(inspectionQueue))
  if (event.tag === SIGN_OUT_TAG) event.waitUntil(finishSignOuts())
})
self.addEventListener("periodicsync", (event: SyncEvent) => event.waitUntil(tidy()))

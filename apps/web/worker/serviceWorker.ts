// The service worker, built to /sw.js. One file per concern; here they meet the browser's events.
import { claimPages, takeOver } from "./lifecycle.ts"
import { followPress } from "./press.ts"
import { showPush } from "./push.ts"
import { renewSubscription } from "./subscription.ts"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", (event) => event.waitUntil(takeOver()))
self.addEventListener("activate", (event) => event.waitUntil(claimPages()))
self.addEventListener("push", (event) => event.waitUntil(showPush(event)))
self.addEventListener("notificationclick", (event) => event.waitUntil(followPress(event)))
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)))

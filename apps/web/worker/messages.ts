/** What the service worker asks an open page to do. */
export type WorkerMessage =
  /** Somebody pressed a notification that leads there: a path of the app. */
  | { readonly kind: "go"; readonly path: string }
  /** The browser has another push address now; only a page can tell the server whose it is. */
  | { readonly kind: "push-changed" }
  /** The connection is back: what waits to be sent can go. */
  | { readonly kind: "send-waiting" }

/** What an open page asks of a service worker, also of one that waits to take over. */
export type PageMessage =
  /** Which build of the app it keeps; the answer is that build's name. */
  | { readonly kind: "build" }
  /** Its pages want to be of its build. Answered once it has taken over, or has found that it must not. */
  | { readonly kind: "take-over" }

/** The tag under which the browser wakes the worker to send what waits. */
export const SYNC_TAG = "motorpool.outgoing"

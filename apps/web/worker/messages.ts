import { INSPECTIONS_HERE, OUTGOING } from "../api/storageKeys.ts"

/** What the service worker asks an open page to do. */
export type WorkerMessage =
  /** A notification that leads to this path of the app was clicked. */
  | { readonly kind: "go"; readonly path: string }
  /** The browser's push address changed; only a page knows whose it is, for the server. */
  | { readonly kind: "push-changed" }
  /** The connection is back: what waits can be sent. */
  | { readonly kind: "send-waiting" }

/** What an open page asks a service worker, including one that is waiting to take over. */
export type PageMessage =
  /** Which build of the app it serves; answered with that build's name. */
  | { readonly kind: "build" }
  /** Take over now. Answered once it has, or has decided that it must not. */
  | { readonly kind: "take-over" }

/** The sync tags for which the browser wakes the worker to send messages, and finished inspections. */
export const MESSAGES_TAG = OUTGOING
export const INSPECTIONS_TAG = INSPECTIONS_HERE

/** The sync tag for which the browser wakes the worker to end sessions on the server. */
export const SIGN_OUT_TAG = "motorpool.sign-out"

/** The tag for which the browser wakes the worker now and then, to delete what has become too old. */
export const TIDY_TAG = "motorpool.tidy"

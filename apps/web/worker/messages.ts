/** What the service worker asks an open page to do. */
export type WorkerMessage =
  /** Somebody pressed a notification that leads there: a path of the app. */
  | { readonly kind: "go"; readonly path: string }
  /** The browser has another push address now; only a page can tell the server whose it is. */
  | { readonly kind: "push-changed" }

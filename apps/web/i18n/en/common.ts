import { catalogue } from "../catalogue.ts"

/** What every screen may need. */
export const common = catalogue("common", {
  product: "Motorpool",
  loading: "Loading…",
  retry: "Try again",
  clearSearch: "Clear search",
  offline: { title: "You are offline", sentence: "This will be here as soon as you are back." },
  otherRole: "An owner or admin of the organization can give you another one.",
  loadMore: "Load more",
  cancel: "Cancel",
  close: "Close",
  save: "Save changes",
  skipToContent: "Skip to content",
  notifications: "Notifications",
  showPassword: "Show password",
  hidePassword: "Hide password",
  requestId: (id: string) => `Request ${id}`,
  copyRequestId: "Copy request id",
  copied: "Copied",
  optional: "optional",
  errorTitle: "This did not work",
  pageBroken: "This page stopped working. Reload it; if that does not help, tell us the request id.",
  reload: "Reload page",
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "System" },
  language: { label: "Language", en: "English", es: "Español" }
})

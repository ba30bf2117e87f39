const grouped = new Intl.NumberFormat("en")

/** Messages shared by all screens. */
export const messages = {
  product: "Motorpool",
  loading: "Loading…",
  retry: "Try again",
  clearSearch: "Clear search",
  clearFilters: "Clear filters",
  sort: { label: "Sort by", ascending: ", ascending", descending: ", descending" },
  selection: {
    all: "Select all",
    item: (name: string) => `Select ${name}`,
    selected: (count: number) => `${grouped.format(count)} selected`,
    everything: (count: number) => `Select all ${grouped.format(count)}`,
    clear: "Clear selection"
  },
  export: { label: "Export", csv: "CSV file", xlsx: "Excel workbook (XLSX)" },
  offline: {
    title: "You're offline",
    sentence: "This loads when you're back online.",
    needed: "This needs a connection."
  },
  otherRole: "Ask an owner or admin of the organization for access.",
  loadMore: "Load more",
  cancel: "Cancel",
  close: "Close",
  save: "Save changes",
  undo: "Undo",
  skipToContent: "Skip to content",
  notifications: "Notifications",
  showPassword: "Show password",
  hidePassword: "Hide password",
  requestId: (id: string) => `Request ${id}`,
  copyRequestId: "Copy request ID",
  copied: "Copied",
  notCopied: "Couldn't copy. Select the text and copy it.",
  copy: (label: string) => `Copy ${label}`,
  optional: "optional",
  errorTitle: "Something went wrong",
  pageBroken: "This page stopped working. Reload it. If that doesn't help, send us the request ID.",
  reload: "Reload page",
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "System" },
  language: { label: "Language", en: "English", es: "Español" }
}

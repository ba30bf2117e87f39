import { pluralOf } from "../../i18n/plural.ts"

const plural = pluralOf("en")
const list = new Intl.ListFormat("en")

/** The palette and the shell's actions. Keywords are only searched, never shown. */
export const messages = {
  groups: {
    recent: "Recent",
    go: "Go to",
    create: "Actions",
    theme: "Theme",
    language: "Language",
    density: "Row height",
    page: "This page",
    account: "Account"
  },
  titles: {
    search: "Search",
    palette: "Search and commands",
    keyboard: "Keyboard shortcuts"
  },
  keywords: {
    theme: "appearance colour color mode",
    language: "idioma translation",
    density: "spacing tight table list rows",
    keyboard: "keys help hotkeys",
    sidebar: "menu navigation collapse"
  },
  density: { label: "Rows", comfortable: "Comfortable", compact: "Compact" },
  palette: {
    field: (records: ReadonlyArray<string>) => `Search ${["pages", "actions", ...records].join(", ")}...`,
    results: "Results",
    nothing: (typed: string) => `No results for “${typed}”.`,
    searching: "Searching...",
    failed: (records: ReadonlyArray<string>) => `Couldn't search ${list.format(records)}.`,
    resultCount: (count: number) => plural(count, { one: "1 result", other: `${count} results` }),
    move: "to move",
    choose: "to choose",
    close: "to close"
  },
  keyboard: {
    sentence: "Single-key shortcuts work when you're not typing.",
    off: "Single-key shortcuts are off in this browser. You can turn them on under Account.",
    after: "then"
  },
  browser: {
    title: "This browser",
    about: "Appearance and shortcuts. Saved in this browser only.",
    keys: "Single-key shortcuts",
    keysAbout:
      "For example, G then D opens the Operations Center. Turn them off to avoid accidental key presses.",
    show: "Show all shortcuts"
  }
}

import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The browser's stores, and the only files that may use each. */
const STORES = new Map<string, ReadonlyArray<string>>(
  Object.entries({
    // Scripts in a document's head can't import anything. They only read, under keys from the registry.
    localStorage: [
      "apps/web/api/storage.ts",
      "apps/web/app/start/beforePaint.ts",
      "apps/web/app/start/showSkeleton.ts",
      "apps/web/landing/beforePaint.ts"
    ],
    sessionStorage: ["apps/web/api/storage.ts"],
    indexedDB: [],
    createStore: ["apps/web/api/database.ts"],
    // Files that anyone may see.
    caches: ["apps/web/worker/shell.ts"],
    cookieStore: []
  })
)

const REGISTRY = "apps/web/api/storageKeys.ts"
const KEY = /^motorpool\.(?!live$|shell\.$|session-refresh$|sign-out$|tidy$)./

function* faults(file: SourceFile): Iterable<Fault> {
  // By position: an import names the same thing twice.
  const violations = new Map<number, string>()
  const refuse = (name: string, position: number) => {
    if (STORES.get(name)?.includes(file.path) === false)
      violations.set(position, `${name}: store data with api/storage.ts or api/database.ts`)
  }
  new Visitor({
    Identifier: ({ name, start }) => refuse(name, start),
    Literal: ({ value, start }) => {
      if (file.path !== REGISTRY && typeof value === "string" && KEY.test(value))
        violations.set(start, `${value}: register the key in ${REGISTRY}, and its owner in storageOwners.ts`)
    }
  }).visit(file.program)
  yield* violations
}

export const browserStorage: Rule = {
  name: "What a browser stores is registered with its owner, so that it can be removed with the owner's session",
  about: ({ isCode, place }) => isCode && place.area === "app" && place.app === "web",
  check: eachFile(faults),
  planted: {
    "local storage": { "apps/web/contexts/fleet/draft.ts": `localStorage.setItem("draft", "Ann Lee")` },
    "storage of a window": { "apps/web/app/a.ts": `export const read = () => window.sessionStorage.length` },
    "a database": { "apps/web/app/a.ts": `export const open = () => indexedDB.open("fleet")` },
    "a database of the library": { "apps/web/app/a.ts": `import { createStore } from "idb-keyval"` },
    "a cache": { "apps/web/worker/a.ts": `export const open = () => caches.open("answers")` },
    "a key of its own": { "apps/web/app/a.ts": `export const KEY = "motorpool.draft"` }
  },
  fine: {
    "registered keys, and names of locks": {
      "apps/web/app/a.ts": `
        import { local } from "../api/storage.ts"
        import { THEME_KEY } from "../api/storageKeys.ts"
        export const read = () => local.getItem(THEME_KEY)
        export const LOCK = "motorpool.session-refresh"`,
      [REGISTRY]: `export const THEME_KEY = "motorpool.theme"`,
      "apps/web/api/storage.ts": `export const keys = () => Object.keys(localStorage)`
    }
  }
}

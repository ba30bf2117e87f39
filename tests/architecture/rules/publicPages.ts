import type { Rule, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** What a public page loads, including the code of its dialog when opened. */
const ENTRY = "apps/web/landing/main.ts"

/** The files that run with `start`, itself first. */
const loadedBy = (start: SourceFile, files: ReadonlyArray<SourceFile>): ReadonlySet<SourceFile> => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const loaded = new Set([start])
  // The loop also visits files that are added during it.
  for (const { imports } of loaded)
    for (const { to, isType } of imports) {
      const next = to.kind === "file" && !isType ? byPath.get(to.path) : undefined
      if (next) loaded.add(next)
    }
  return loaded
}

const check = (files: ReadonlyArray<SourceFile>): ReadonlyArray<Violation> => {
  const entry = files.find(({ path }) => path === ENTRY)
  if (!entry) return [{ path: ENTRY, line: 1, what: "does not exist: what do public pages load?" }]
  return [...loadedBy(entry, files)].flatMap((file) =>
    file.imports
      .filter(({ to, isType }) => to.kind !== "file" && !isType)
      .map(({ specifier, position }) => ({
        path: file.path,
        line: file.lineAt(position),
        what: `${specifier} must not be loaded by a public page`
      }))
  )
}

export const publicPages: Rule = {
  name: "A public page loads no package and no contract",
  about: ({ isCode, place }) => isCode && place.area === "app" && place.app === "web",
  check,
  planted: {
    "a renamed entry": { "apps/web/landing/start.ts": "" },
    "a package imported by the entry": { [ENTRY]: `import { createRoot } from "react-dom/client"` },
    "a package imported indirectly": {
      [ENTRY]: `import { theme } from "../app/theme.ts"`,
      "apps/web/app/theme.ts": `export { useLocation } from "react-router"`
    },
    "a package loaded with the dialog": {
      [ENTRY]: `const open = () => import("./demo/openDemo.ts")`,
      "apps/web/landing/demo/openDemo.ts": `import { QueryClient } from "@tanstack/react-query"`
    },
    "a contract, whose schemas would be loaded": {
      [ENTRY]: `import "./send.ts"`,
      "apps/web/landing/send.ts": `import { RequestDemo } from "#leads/contract"`
    },
    "a type that is imported as a value": { [ENTRY]: `import { type Role } from "#tenancy/contract"` }
  },
  fine: {
    "types, our own code, and code of the build": {
      [ENTRY]: `import type { RequestDemo } from "#leads/contract"; import "./start.ts"; import type { A } from "./a.ts"`,
      "apps/web/landing/start.ts": `export const start = () => import("./demo.ts")`,
      "apps/web/landing/a.ts": `import { Schema } from "effect"`,
      "apps/web/landing/render.tsx": `import { renderToStaticMarkup } from "react-dom/server"`
    }
  }
}

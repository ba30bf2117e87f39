import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { placeOf } from "../model/place.ts"

const SERVER_APPS = ["server", "worker", "cli"]

/** Apps share one composition root and have no doors: `../system/` leads to it. */
const isCompositionRoot = (file: SourceFile, unit: string): boolean =>
  file.place.area === "app" && SERVER_APPS.includes(file.place.app) && unit === "apps/system"

function* faults(file: SourceFile): Iterable<Fault> {
  for (const { specifier, position, to } of file.imports) {
    // A running server does not contain the demo, which is for the shell.
    if (to.kind === "demo" && !(file.place.area === "app" && file.place.app === "cli"))
      yield [position, `${specifier} is for the shell only`]
    if (to.kind === "wall") yield [position, `${specifier} is no door`]
    if (to.kind !== "file") continue
    const { unit } = placeOf(to.path)
    if (unit !== file.place.unit && !isCompositionRoot(file, unit))
      yield [position, `${specifier} leaves ${file.place.unit}; go through its door`]
  }
}

/** Tests and scripts may import what they test or run; everything else goes through doors. */
export const doors: Rule = {
  name: "Relative imports stay at home, and # leads to a door",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "a module reaches into another by path": {
      "modules/leads/commands/A.ts": `import { x } from "../../identity/domain/x.ts"`
    },
    "a module goes behind a door": {
      "modules/leads/commands/A.ts": `import { x } from "#identity/domain"`
    },
    "a server loads the demo": {
      "apps/system/modules.ts": `import { identityDemo } from "#identity/demo"`
    },
    "a re-export counts as an import": {
      "modules/leads/index.ts": `export type { X } from "../fleet/domain/X.ts"`
    },
    "plumbing reaches into other plumbing": {
      "infra/mail/x.ts": `import { x } from "../http/problem.ts"`
    },
    "a module imports an app": {
      "modules/leads/http.ts": `const app = await import("../../apps/system/app.ts")`
    },
    "the web app reaches for the composition root": {
      "apps/web/main.tsx": `import { x } from "../system/app.ts"`
    },
    "an import type looks behind a door": {
      "modules/leads/domain/a.ts": `export type X = import("#fleet/domain/Vehicle").Vehicle`
    }
  },
  fine: {
    "doors and neighbours": {
      "modules/leads/commands/A.ts": `
        import { b } from "../domain/b.ts"
        import { c } from "#kernel"
        import { d } from "#identity"
        import { e } from "#identity/contract"
        import { f } from "#infra/secrets"`,
      "apps/cli/demo/load.ts": `import { identityDemo } from "#identity/demo"`,
      "apps/server/main.ts": `import { serve } from "../system/serve.ts"`
    }
  }
}

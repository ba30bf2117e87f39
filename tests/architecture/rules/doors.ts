import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { placeOf } from "../model/place.ts"

const SERVER_APPS = ["server", "worker", "cli"]

/** Apps share one composition root and have no doors: `../system/` leads to it. */
const isCompositionRoot = (file: SourceFile, unit: string): boolean =>
  file.place.area === "app" && SERVER_APPS.includes(file.place.app) && unit === "apps/system"

function* faults(file: SourceFile): Iterable<Fault> {
  for (const { specifier, position, to } of file.imports) {
    // Only the CLI loads the demo.
    if (to.kind === "demo" && !(file.place.area === "app" && file.place.app === "cli"))
      yield [position, `${specifier} is only for the CLI`]
    if (to.kind === "wall") yield [position, `${specifier} is not a door`]
    if (to.kind !== "file") continue
    const { unit } = placeOf(to.path)
    if (unit !== file.place.unit && !isCompositionRoot(file, unit))
      yield [position, `${specifier} leaves ${file.place.unit}: import through a door`]
  }
}

/** Tests and scripts may import what they test or run; everything else imports through doors. */
export const doors: Rule = {
  name: "Relative imports stay within a module, and # imports name a door",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "a relative import of another module": {
      "modules/leads/commands/A.ts": `import { x } from "../../identity/domain/x.ts"`
    },
    "an import from behind a door": {
      "modules/leads/commands/A.ts": `import { x } from "#identity/domain"`
    },
    "the server importing the demo": {
      "apps/system/modules.ts": `import { identityDemo } from "#identity/demo"`
    },
    "a re-export from another module": {
      "modules/leads/index.ts": `export type { X } from "../fleet/domain/X.ts"`
    },
    "a relative import of another infrastructure folder": {
      "infra/mail/x.ts": `import { x } from "../http/problem.ts"`
    },
    "a module importing an app": {
      "modules/leads/http.ts": `const app = await import("../../apps/system/app.ts")`
    },
    "the web app importing the composition root": {
      "apps/web/main.tsx": `import { x } from "../system/app.ts"`
    },
    "an import type from behind a door": {
      "modules/leads/domain/a.ts": `export type X = import("#fleet/domain/Vehicle").Vehicle`
    }
  },
  fine: {
    "doors and files of the same module": {
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

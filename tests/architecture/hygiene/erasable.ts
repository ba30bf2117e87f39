import { Visitor } from "oxc-parser"
import { isRule } from "../model/pattern.ts"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const SUPPRESSED = /@ts-(ignore|nocheck)|(oxlint|eslint)-disable(?![^\n]*--)/g

function* faults(file: SourceFile): Iterable<Fault> {
  const violations: Array<Fault> = []
  const refuse =
    (what: string) =>
    ({ start }: { readonly start: number }) =>
      void violations.push([start, `${what}: Node runs the sources as they are`])
  new Visitor({
    TSEnumDeclaration: refuse("an enum"),
    TSParameterProperty: refuse("a parameter property"),
    TSExportAssignment: refuse("export ="),
    TSImportEqualsDeclaration: refuse("import ="),
    TSTypeAssertion: refuse("<Type>value"),
    TSModuleDeclaration: (node) => {
      if (!node.declare && node.kind !== "global") refuse("a namespace")(node)
    },
    TSAnyKeyword: ({ start }) => void violations.push([start, "any: use the actual type or unknown"])
  }).visit(file.program)
  if (file.path.endsWith(".tsx") && !/^(apps|tests)\/web\//.test(file.path))
    violations.push([0, "Node does not run .tsx: markup on the server is a plain function"])
  for (const match of file.text.matchAll(SUPPRESSED))
    violations.push([match.index, `${match[0]} without a reason`])
  yield* violations
}

export const erasable: Rule = {
  name: "Node can run the TypeScript by stripping its types",
  about: (file) => /\.tsx?$/.test(file.path) && !isRule(file),
  check: eachFile(faults),
  planted: {
    "an enum": { "modules/leads/domain/a.ts": "enum Status { open }" },
    "a parameter property": { "infra/http/a.ts": "class A { constructor(readonly b: string) {} }" },
    "a namespace": { "infra/http/a.ts": "namespace A { export const b = 1 }" },
    "an old import": { "infra/http/a.ts": `import pg = require("pg")` },
    "an old cast": { "infra/http/a.ts": "const a = <string>b" },
    any: { "infra/http/a.ts": "const a: any = b" },
    "markup on the server": { "infra/mail/Mail.tsx": "export const a = <p>hello</p>" },
    "a suppressed compiler error": { "infra/http/a.ts": "// @ts-ignore\nconst a = 1" },
    "a disabled lint rule without a reason": {
      "infra/http/a.ts": "// oxlint-disable-next-line no-console\nlog()"
    }
  },
  fine: {
    "erasable types": {
      "modules/leads/domain/a.ts": `type Status = "open"; declare global { interface Window { x: 1 } }`,
      "infra/http/a.ts": "// oxlint-disable-next-line no-console -- the start-up message\nlog()",
      "apps/web/ui/A.tsx": "export const a = <p>hello</p>"
    }
  }
}

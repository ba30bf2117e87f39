import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The component that requires the name of a draft. */
const LONG_TEXT = "apps/web/ui/LongText.tsx"
/** Drafts belong to a session; public pages have none. */
const PUBLIC_PAGES = "apps/web/landing/"

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<Fault> = []
  new Visitor({
    JSXOpeningElement: ({ name, start }) => {
      if (name.type === "JSXIdentifier" && /^(TextArea|textarea)$/.test(name.name))
        found.push([start, "use LongText, and useDraftedForm for its form"])
    }
  }).visit(file.program)
  yield* found
}

export const longTexts: Rule = {
  name: "A text of several lines survives a reload",
  about: ({ isCode, path }) =>
    isCode && path.startsWith("apps/web/") && !path.startsWith(PUBLIC_PAGES) && path !== LONG_TEXT,
  check: eachFile(faults),
  planted: {
    "a text area": { "apps/web/contexts/fleet/A.tsx": `const A = () => <TextArea rows={4} />` },
    "one of the browser": { "apps/web/contexts/fleet/A.tsx": `const A = () => <textarea></textarea>` }
  },
  fine: {
    "a text of a form with a draft": {
      "apps/web/contexts/fleet/A.tsx": `
        import { LongText } from "../../ui/LongText.tsx"
        const A = ({ form }) => <LongText {...form.longText("notes")} />`,
      "apps/web/landing/demo/A.tsx": `const A = () => <textarea />`
    }
  }
}

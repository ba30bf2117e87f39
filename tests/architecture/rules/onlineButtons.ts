import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

function* faults(file: SourceFile): Iterable<Fault> {
  const positions: Array<number> = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes, start }) => {
      if (name.type !== "JSXIdentifier" || name.name !== "Button") return
      const sends = attributes.some((one) =>
        /^onClick=[\s\S]*\.mutate\(/.test(file.text.slice(one.start, one.end))
      )
      if (sends) positions.push(start)
    }
  }).visit(file.program)
  for (const start of positions) yield [start, "use OnlineButton, which says that it needs a connection"]
}

export const onlineButtons: Rule = {
  name: "A button that sends something at once is disabled offline",
  about: ({ isCode, path }) => isCode && path.startsWith("apps/web/contexts/"),
  check: eachFile(faults),
  planted: {
    "a button that sends": {
      "apps/web/contexts/fleet/A.tsx": `const A = () => <Button loading={busy} onClick={() => archive.mutate()}>Archive</Button>`
    }
  },
  fine: {
    "one that is disabled offline, and one that opens something": {
      "apps/web/contexts/fleet/A.tsx": `
        const A = () => <OnlineButton onClick={() => archive.mutate()}>Archive</OnlineButton>
        const B = () => <Button onClick={() => setOpen(true)}>Edit</Button>`
    }
  }
}

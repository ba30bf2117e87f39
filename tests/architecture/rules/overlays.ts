import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The components that add a history entry. */
const ROOTS = ["apps/web/ui/DialogRoot.tsx", "apps/web/ui/AlertDialogRoot.tsx"]
/** What adds it to a dialog of the browser. */
const ENTRIES = "apps/web/ui/overlays.ts"

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<Fault> = []
  const addsEntry = file.imports.some(({ to }) => to.kind === "file" && to.path === ENTRIES)
  new Visitor({
    JSXMemberExpression: ({ object, property, start }) => {
      const isDialog = object.type === "JSXIdentifier" && /Dialog|Sheet|Drawer/.test(object.name)
      if (isDialog && property.name === "Root") found.push([start, "use DialogRoot or AlertDialogRoot"])
    },
    MemberExpression: ({ property, start }) => {
      if (property.type === "Identifier" && property.name === "showModal" && !addsEntry)
        found.push([start, "call addOverlay, too"])
    }
  }).visit(file.program)
  // Its closing tag names it again.
  yield* found.filter(([position]) => file.text[position - 1] !== "/")
}

export const overlays: Rule = {
  name: "Every dialog has a history entry, so that Back closes it",
  about: ({ isCode, path }) => isCode && path.startsWith("apps/web/") && !ROOTS.includes(path),
  check: eachFile(faults),
  planted: {
    "a dialog": { "apps/web/contexts/fleet/A.tsx": `const A = () => <Dialog.Root open><p /></Dialog.Root>` },
    "a confirmation": { "apps/web/ui/A.tsx": `const A = () => <AlertDialog.Root open></AlertDialog.Root>` },
    "a dialog of the browser": {
      "apps/web/landing/a.ts": `export const open = (dialog) => dialog.showModal()`
    }
  },
  fine: {
    "our dialogs, and one of the browser with an entry": {
      "apps/web/contexts/fleet/A.tsx": `
        import { Dialog } from "@radix-ui/themes"
        import { DialogRoot } from "../../ui/DialogRoot.tsx"
        const A = () => <DialogRoot onOpenChange={close}><Dialog.Content /></DialogRoot>`,
      "apps/web/landing/a.ts": `
        import { addOverlay } from "../ui/overlays.ts"
        export const open = (dialog) => { addOverlay(() => dialog.close()); dialog.showModal() }`
    }
  }
}

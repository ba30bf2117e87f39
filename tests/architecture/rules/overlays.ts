import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The components that add a history entry. */
const ROOTS = [
  "apps/web/ui/DialogRoot.tsx",
  "apps/web/ui/AlertDialogRoot.tsx",
  "apps/web/ui/MenuRoot.tsx",
  "apps/web/ui/PopoverRoot.tsx"
]
/** What returns the focus only if it has not moved on. */
const POPOVER_CONTENT = "apps/web/ui/PopoverContent.tsx"
const OVERLAY = /Dialog|Sheet|Drawer|DropdownMenu|ContextMenu|Popover|HoverCard/
/** What adds it to a dialog of the browser. */
const ENTRIES = "apps/web/ui/overlays.ts"

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<Fault> = []
  const addsEntry = file.imports.some(({ to }) => to.kind === "file" && to.path === ENTRIES)
  new Visitor({
    JSXMemberExpression: ({ object, property, start }) => {
      const isOverlay = object.type === "JSXIdentifier" && OVERLAY.test(object.name)
      if (isOverlay && property.name === "Root")
        found.push([start, "use DialogRoot, AlertDialogRoot, MenuRoot or PopoverRoot"])
      if (
        isOverlay &&
        object.name === "Popover" &&
        property.name === "Content" &&
        file.path !== POPOVER_CONTENT
      )
        found.push([start, "use PopoverContent"])
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
  name: "Every dialog, menu and popover has a history entry, so that Back closes it",
  about: ({ isCode, path }) => isCode && path.startsWith("apps/web/") && !ROOTS.includes(path),
  check: eachFile(faults),
  planted: {
    "a dialog": { "apps/web/contexts/fleet/A.tsx": `const A = () => <Dialog.Root open><p /></Dialog.Root>` },
    "a confirmation": { "apps/web/ui/A.tsx": `const A = () => <AlertDialog.Root open></AlertDialog.Root>` },
    "a menu": {
      "apps/web/app/A.tsx": `const A = () => <DropdownMenu.Root modal={false}></DropdownMenu.Root>`
    },
    "a context menu": { "apps/web/ui/A.tsx": `const A = () => <ContextMenu.Root><p /></ContextMenu.Root>` },
    "a popover": { "apps/web/ui/A.tsx": `const A = () => <Popover.Root open><p /></Popover.Root>` },
    "what a popover shows": {
      "apps/web/ui/A.tsx": `const A = () => <PopoverRoot><Popover.Content /></PopoverRoot>`
    },
    "a hover card": { "apps/web/ui/A.tsx": `const A = () => <HoverCard.Root><p /></HoverCard.Root>` },
    "a dialog of the browser": {
      "apps/web/landing/a.ts": `export const open = (dialog) => dialog.showModal()`
    }
  },
  fine: {
    "our dialogs and menus, and one of the browser with an entry": {
      "apps/web/contexts/fleet/A.tsx": `
        import { Dialog } from "@radix-ui/themes"
        import { DialogRoot } from "../../ui/DialogRoot.tsx"
        const A = () => <DialogRoot onOpenChange={close}><Dialog.Content /></DialogRoot>
        const B = () => <MenuRoot><DropdownMenu.Content /></MenuRoot>`,
      "apps/web/landing/a.ts": `
        import { addOverlay } from "../ui/overlays.ts"
        export const open = (dialog) => { addOverlay(() => dialog.close()); dialog.showModal() }`
    }
  }
}

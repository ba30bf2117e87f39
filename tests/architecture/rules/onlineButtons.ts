import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/**
 * What looks disabled offline and says why. A dialog that takes a command does so with its own button: the
 * command is not run by opening it.
 */
const ONLINE = /^(Online(Button|Item|Switch|Select)|SubmitButton|ConfirmDialog|ChangeDialog|SelectionBar)$/

const SENDS = /^on[A-Z]\w*=[\s\S]*\.mutate(Async)?\(/

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<Fault> = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes, start }) => {
      const tag = file.text.slice(name.start, name.end)
      if (ONLINE.test(tag)) return
      const given = attributes.map((one) => file.text.slice(one.start, one.end))
      // A switch is saved immediately, often by a function of the parent; unless it stores a choice in the browser.
      const isSwitch =
        tag === "Switch" && !given.some((one) => /^onCheckedChange=[\s\S]*\.choose\(/.test(one))
      const sends = isSwitch || given.some((one) => SENDS.test(one))
      if (sends)
        found.push([
          start,
          "use OnlineButton, OnlineItem, OnlineSwitch or OnlineSelect, which say that they need a connection"
        ])
    }
  }).visit(file.program)
  yield* found
}

const inFleet = (code: string) => ({ "apps/web/contexts/fleet/A.tsx": `const A = () => ${code}` })

export const onlineButtons: Rule = {
  name: "A control that sends something at once is disabled offline",
  about: ({ isCode, path }) =>
    isCode && path.startsWith("apps/web/") && path !== "apps/web/ui/OnlineSwitch.tsx",
  check: eachFile(faults),
  planted: {
    "a button that sends": inFleet(
      `<Button loading={busy} onClick={() => archive.mutate()}>Archive</Button>`
    ),
    "a button that waits for the result": inFleet(
      `<Button onClick={async () => { await archive.mutateAsync(); close() }}>Archive</Button>`
    ),
    "a dialog of one's own": inFleet(`<AskAgain onConfirm={() => archive.mutate()} />`),
    "a switch": inFleet(`<Switch checked={on} onCheckedChange={change} />`),
    "a choice": inFleet(`<Tabs.Root onValueChange={(value) => change.mutate(value)} />`),
    "a select": inFleet(`<Select onChange={({ target }) => change.mutate(target.value)} />`),
    "an item of a menu": inFleet(
      `<DropdownMenu.Item onSelect={() => archive.mutate(undefined, { onSuccess: close })}>Archive</DropdownMenu.Item>`
    )
  },
  fine: {
    "one that is disabled offline, and one that opens something": {
      "apps/web/contexts/fleet/A.tsx": `
        const A = () => <OnlineButton onClick={() => archive.mutate()}>Archive</OnlineButton>
        const B = () => <Button onClick={() => setOpen(true)}>Edit</Button>
        const C = () => <OnlineSwitch checked={on} onCheckedChange={(to) => change.mutate(to)} />
        const D = () => <OnlineSelect onChange={({ target }) => change.mutate(target.value)} />
        const E = () => <ConfirmDialog onConfirm={() => archive.mutate()}>Archive it?</ConfirmDialog>
        const F = () => <Switch onCheckedChange={(on) => singleKeys.choose(on ? "on" : "off")} />`
    }
  }
}

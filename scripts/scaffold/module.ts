import { addElement, type Change, edit, ScaffoldRefused } from "./changes.ts"
import { fromTemplates, wordsFor } from "./templates.ts"

const MODULE = /^[a-z]+$/
const THING = /^([A-Z][a-z0-9]+)+$/

/** A new module depends on all others, so it comes last. */
const registered = (module: string): Change =>
  edit(
    "apps/system/modules.ts",
    addElement("export const modules = [", `${module}Module`, [`#${module}/module`, `${module}Module`])
  )

/** A known name of a context, for the rule about files and folders. */
const named = (module: string): Change =>
  edit("tests/architecture/rules/fileNames.ts", (before) =>
    before.includes(`"${module}"`) ? before : addElement("const CONTEXTS = [", `"${module}"`)(before)
  )

/** A module with one kind of resource, from contract to tests, registered in the composition root. */
export const moduleChanges = (module: string, type: string): ReadonlyArray<Change> => {
  if (!MODULE.test(module))
    throw new ScaffoldRefused("A module's name is one word in lower case, such as dealership.")
  if (!THING.test(type))
    throw new ScaffoldRefused(
      "A resource's name is singular and in PascalCase, such as Service or StockUnit."
    )
  return [...fromTemplates("module", wordsFor(module, type)), registered(module), named(module)]
}

import { addElement, addImport, all, type Change, edit, ScaffoldRefused } from "./changes.ts"
import { fromTemplates, wordsFor } from "./templates.ts"

const MODULE = /^[a-z]+$/
const THING = /^([A-Z][a-z0-9]+)+$/

/** A new module depends on all others, so it comes last. */
const intoTheRoot = (module: string): Change =>
  edit(
    "apps/system/modules.ts",
    all(
      addImport(`import { ${module}Module } from "#${module}/module"`),
      addElement("export const modules = [", `${module}Module`)
    )
  )

/** A module with one kind of resource, from contract to tests; changes only one line of the root besides. */
export const moduleChanges = (module: string, type: string): ReadonlyArray<Change> => {
  if (!MODULE.test(module))
    throw new ScaffoldRefused("A module's name is one word in lower case, such as maintenance.")
  if (!THING.test(type))
    throw new ScaffoldRefused("Name in the singular what the module keeps, such as Service or WorkOrder.")
  return [...fromTemplates("module", wordsFor(module, type)), intoTheRoot(module)]
}

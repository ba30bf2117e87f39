import { addElement, addImport, all, type Change, create, edit, ScaffoldRefused } from "./changes.ts"
import { upperFirst } from "./words.ts"

const NAME = /^[a-z]+$/

const readme = (module: string): string => `
# ${upperFirst(module)}

What this module is for, in a sentence: replace this line.

## Words

| word | meaning |
| ---- | ------- |

## Invariants

- Everything belongs to one organization, and row security keeps it there.

## Events

Out: none. In: none.

## Tables

Schema \`${module}\`.

## Endpoints

None yet; see \`contract/endpoints.ts\`.
`

const door = (module: string): string => `
import { Layer } from "effect"

export { ${module}Http } from "./http.ts"

/** The adapters of ${module}; they need a database. */
export const ${upperFirst(module)}Live = Layer.mergeAll(Layer.empty)
`

const migration = (module: string): string => `create schema ${module};
grant usage on schema ${module} to motorpool_app, motorpool_system;
`

/** The new module's adapters may ask those of all others, so they come on top. */
const intoTheRoot = (module: string): Change => {
  const live = `${upperFirst(module)}Live`
  return edit(
    "apps/system/modules.ts",
    all(
      addImport(`import { ${module}Http, ${live} } from "#${module}"`),
      addElement("export const routes = [", `...${module}Http`),
      (text) => {
        const put = text.replace(
          /export const ModulesLive = (\w+)\.pipe\(/,
          `export const ModulesLive = ${live}.pipe(Layer.provideMerge($1), `
        )
        if (put === text) throw new ScaffoldRefused("ModulesLive was not found in apps/system/modules.ts.")
        return put
      }
    )
  )
}

/** An empty module, complete and mounted: its doors, its schema and its place in the composition root. */
export const moduleChanges = (module: string): ReadonlyArray<Change> => {
  if (!NAME.test(module))
    throw new ScaffoldRefused("A module's name is one word in lower case, such as maintenance.")
  const home = `modules/${module}`
  return [
    create(`${home}/README.md`, readme(module)),
    create(`${home}/index.ts`, door(module)),
    create(`${home}/http.ts`, `export const ${module}Http = [] as const\n`),
    create(`${home}/contract/index.ts`, "export {}\n"),
    create(`${home}/postgres/migrations/0001_${module}.sql`, migration(module)),
    intoTheRoot(module),
    edit("apps/system/migrations.ts", addElement("...[", `"${module}"`))
  ]
}

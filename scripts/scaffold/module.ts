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

const manifest = (module: string): string => `
import { defineModule } from "#infra/modules"
import { Layer } from "effect"
import { ${module}Permissions } from "./contract/permissions.ts"
import { ${module}Http } from "./http.ts"

export const ${module}Module = defineModule({
  name: "${module}",
  permissions: ${module}Permissions,
  layer: Layer.mergeAll(Layer.empty),
  routes: ${module}Http
})
`

const permissions = (module: string): string => {
  const type = `${upperFirst(module)}Permissions`
  return `
import type { Grants } from "#kernel"

/** What members may do here, each with the lowest roles that may. */
export const ${module}Permissions = {} as const satisfies Grants

type ${type} = typeof ${module}Permissions
declare module "#kernel" {
  interface Permissions extends ${type} {}
}
`
}

const migration = (module: string): string => `create schema ${module};
grant usage on schema ${module} to motorpool_app, motorpool_system;
`

/** A new module builds on all others, so it comes last. */
const intoTheRoot = (module: string): Change =>
  edit(
    "apps/system/modules.ts",
    all(
      addImport(`import { ${module}Module } from "#${module}/module"`),
      addElement("export const modules = [", `${module}Module`)
    )
  )

/** An empty module, complete and mounted: its contract, its schema and its place in the composition root. */
export const moduleChanges = (module: string): ReadonlyArray<Change> => {
  if (!NAME.test(module))
    throw new ScaffoldRefused("A module's name is one word in lower case, such as maintenance.")
  const home = `modules/${module}`
  return [
    create(`${home}/README.md`, readme(module)),
    create(`${home}/module.ts`, manifest(module)),
    create(`${home}/http.ts`, `export const ${module}Http = [] as const\n`),
    create(`${home}/contract/permissions.ts`, permissions(module)),
    create(`${home}/contract/index.ts`, `export * from "./permissions.ts"\n`),
    create(`${home}/postgres/migrations/0001_${module}.sql`, migration(module)),
    intoTheRoot(module)
  ]
}

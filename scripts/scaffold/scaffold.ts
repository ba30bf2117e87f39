import { apply, ScaffoldRefused } from "./changes.ts"
import { changingCommand } from "./changingCommand.ts"
import { makingCommand } from "./makingCommand.ts"
import { moduleChanges } from "./module.ts"
import { queryChanges } from "./query.ts"
import { commandOf, isKept, queryOf, refuseUnknownModule } from "./useCase.ts"

/** What was written, and what only a person can decide. */
export interface Scaffolded {
  readonly paths: ReadonlyArray<string>
  readonly next: ReadonlyArray<string>
}

const rolesOf = (module: string): string =>
  `Say in modules/${module}/contract/permissions.ts which roles may do this; owners and admins may from the start.`

/** A new, empty module that runs. @throws ScaffoldRefused */
export const scaffoldModule = async (root: string, module: string): Promise<Scaffolded> => ({
  paths: await apply(root, moduleChanges(module)),
  next: [
    `Write down in modules/${module}/README.md what the module is for.`,
    `Add its first use case: npm run new-usecase -- ${module} command <VerbThing>`
  ]
})

const scaffoldCommand = async (root: string, module: string, name: string): Promise<Scaffolded> => {
  const useCase = commandOf(module, name)
  if (!isKept(root, useCase))
    return {
      paths: await apply(root, makingCommand(root, useCase)),
      next: [
        rolesOf(module),
        `Put the fields a ${useCase.thing.text} really has into contract/views.ts, the migration and the domain.`
      ]
    }
  return {
    paths: await apply(root, changingCommand(root, useCase)),
    next: [
      rolesOf(module),
      `Put what has to hold before it may happen into domain/rules.ts, and ask it in the handler.`,
      `Give the isolation matrix a :${useCase.thing.value}Id to attack: return one from seed in tests/${module}/isolation.ts.`
    ]
  }
}

const scaffoldQuery = async (root: string, module: string, name: string): Promise<Scaffolded> => {
  const useCase = queryOf(module, name)
  if (!isKept(root, useCase))
    throw new ScaffoldRefused(
      `${module} keeps no ${useCase.thing.texts} yet. Begin with a command that makes one, such as Add${useCase.thing.type}.`
    )
  return {
    paths: await apply(root, queryChanges(useCase)),
    next: [rolesOf(module), `Narrow the statement in postgres/${name}.ts down to what its name says.`]
  }
}

/** A new use case from contract to test. @throws ScaffoldRefused */
export const scaffoldUseCase = (
  root: string,
  module: string,
  kind: string,
  name: string
): Promise<Scaffolded> => {
  refuseUnknownModule(root, module)
  if (kind === "command") return scaffoldCommand(root, module, name)
  if (kind === "query") return scaffoldQuery(root, module, name)
  throw new ScaffoldRefused(`A use case is a command or a query, not a ${kind}.`)
}

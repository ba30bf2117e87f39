import { apply, ScaffoldRefused } from "./changes.ts"
import { commandChanges } from "./command.ts"
import { moduleChanges } from "./module.ts"
import { queryChanges } from "./query.ts"
import { screenChanges, type Spanish } from "./screen.ts"
import { useCaseOf } from "./useCase.ts"
import { past, thing } from "./words.ts"

/** The written files, and what is left for a person to decide. */
export interface Scaffolded {
  readonly paths: ReadonlyArray<string>
  readonly next: ReadonlyArray<string>
}

/** A new module with one kind of resource. @throws ScaffoldRefused */
export const scaffoldModule = async (root: string, module: string, type: string): Promise<Scaffolded> => ({
  paths: await apply(root, moduleChanges(module, type)),
  next: [
    `Describe in modules/${module}/README.md what ${thing(type).texts} are.`,
    `Put the fields ${thing(type).texts} have into contract/views.ts, the migration and postgres/${thing(type).types}.ts.`,
    `Decide in contract/permissions.ts which roles may do what.`,
    `Add use cases: npm run new-usecase -- ${module} command <Verb>${type}`,
    `Add its page: npm run new-screen -- ${module} ${type} <Spanish singular> <Spanish plural>`
  ]
})

/** The page of a new module, in both languages. @throws ScaffoldRefused */
export const scaffoldScreen = async (
  root: string,
  module: string,
  type: string,
  spanish?: Spanish
): Promise<Scaffolded> => {
  const { text, texts } = thing(type)
  const context = `apps/web/contexts/${module}`
  return {
    paths: await apply(root, screenChanges(root, module, type, spanish ?? [text, texts])),
    next: [
      ...(spanish
        ? []
        : [`Put the Spanish words for ${texts} into ${context}/messages/es.ts and shell.es.ts.`]),
      `Choose the icon and the place in the sidebar in ${context}/manifest.ts, and the subtitle in messages/shell.en.ts.`,
      `Show the fields ${texts} have in the list, the form and the details.`,
      `Look at it: npm run dev. Take its pictures: npm run screens -- -g "${thing(type).path}"`
    ]
  }
}

/** A new use case from contract to test. @throws ScaffoldRefused */
export const scaffoldUseCase = async (
  root: string,
  module: string,
  kind: string,
  name: string
): Promise<Scaffolded> => {
  if (kind !== "command" && kind !== "query")
    throw new ScaffoldRefused(`A use case is a command or a query, not a ${kind}.`)
  const useCase = useCaseOf(root, module, name)
  const { types } = useCase.thing
  if (kind === "query")
    return {
      paths: await apply(root, queryChanges(useCase)),
      next: [`Narrow the statement ${useCase.lead} in postgres/${types}.ts down to what its name says.`]
    }
  return {
    paths: await apply(root, commandChanges(root, useCase)),
    next: [
      `Put what has to hold before it may happen into domain/rules.ts, and ask it in the handler.`,
      `Add ${past(useCase.lead)}_at to the view when people should see it.`
    ]
  }
}

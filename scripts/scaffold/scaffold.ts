import { apply, ScaffoldRefused } from "./changes.ts"
import { commandChanges } from "./command.ts"
import { moduleChanges } from "./module.ts"
import { queryChanges } from "./query.ts"
import { screenChanges, type Spanish } from "./screen.ts"
import { useCaseOf } from "./useCase.ts"
import { past, thing } from "./words.ts"

/** The written files, and the remaining steps. */
export interface Scaffolded {
  readonly paths: ReadonlyArray<string>
  readonly next: ReadonlyArray<string>
}

/** A new module with one kind of resource. @throws ScaffoldRefused */
export const scaffoldModule = async (root: string, module: string, type: string): Promise<Scaffolded> => ({
  paths: await apply(root, moduleChanges(module, type)),
  next: [
    `Describe ${thing(type).texts} in modules/${module}/README.md.`,
    `Add the fields of ${thing(type).texts} to contract/views.ts, the migration and postgres/${thing(type).types}.ts.`,
    `Choose in contract/permissions.ts which roles hold which permissions.`,
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
      ...(spanish ? [] : [`Translate ${texts} in ${context}/messages/es.ts and shell.es.ts.`]),
      `Choose the icon and the position in the sidebar in ${context}/manifest.ts, and the subtitle in messages/shell.en.ts.`,
      `Add the fields of ${texts} to the list, the form and the details.`,
      `Open it: npm run dev. Take its screenshots: npm run screens -- -g "${thing(type).path}"`
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
      next: [`Add the query's condition to the statement ${useCase.lead} in postgres/${types}.ts.`]
    }
  return {
    paths: await apply(root, commandChanges(root, useCase)),
    next: [
      `If it may be refused: create domain/rules.ts and contract/errors.ts as in modules/tenancy, and check the rule in the handler.`,
      `If the rule or clients need it, add ${past(useCase.lead)}_at to contract/views.ts, new${useCase.thing.type} and postgres/${types}.ts.`,
      `Add "${useCase.thing.row}.${past(useCase.lead)}" to messages/audit.{en,es}.ts of its web context: the audit log's sentence.`,
      `Add it to the screen: a hook in ${useCase.thing.values}.ts and a button in Opened${useCase.thing.type}.tsx, like archiving.`
    ]
  }
}

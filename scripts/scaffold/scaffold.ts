import { apply, type Change, ScaffoldRefused } from "./changes.ts"
import { commandChanges, doneIn } from "./command.ts"
import { moduleChanges } from "./module.ts"
import { queryChanges } from "./query.ts"
import { screenChanges, type Spanish } from "./screen.ts"
import { type UseCase, useCaseOf } from "./useCase.ts"
import { thing } from "./words.ts"

/** The written files, and the remaining steps. */
export interface Scaffolded {
  readonly paths: ReadonlyArray<string>
  readonly next: ReadonlyArray<string>
}

/** Writes the changes; texts that could not be placed come first among the remaining steps. */
const scaffolded = async (
  root: string,
  changes: ReadonlyArray<Change>,
  next: ReadonlyArray<string>
): Promise<Scaffolded> => {
  const { paths, byHand } = await apply(root, changes)
  return { paths, next: [...byHand, ...next] }
}

/** A new module with one kind of resource. @throws ScaffoldRefused */
export const scaffoldModule = async (root: string, module: string, type: string): Promise<Scaffolded> =>
  scaffolded(root, moduleChanges(module, type), [
    `Describe ${thing(type).texts} in modules/${module}/README.md.`,
    `Add the fields of ${thing(type).texts} to contract/views.ts, the migration and postgres/${thing(type).types}.ts.`,
    `Choose in contract/permissions.ts which roles hold which permissions.`,
    `Add use cases: npm run new-usecase -- ${module} command <Verb>${type}`,
    `Add its page: npm run new-screen -- ${module} ${type} <Spanish singular> <Spanish plural>`
  ])

/** The page of a new module, in both languages. @throws ScaffoldRefused */
export const scaffoldScreen = async (
  root: string,
  module: string,
  type: string,
  spanish?: Spanish
): Promise<Scaffolded> => {
  const { text, texts, path } = thing(type)
  const context = `apps/web/contexts/${module}`
  return scaffolded(root, screenChanges(root, module, type, spanish ?? [text, texts]), [
    ...(spanish ? [] : [`Translate ${texts} in ${context}/messages/es.ts and shell.es.ts.`]),
    `Choose the icon and the position in the sidebar in ${context}/manifest.ts, and the subtitle in messages/shell.en.ts.`,
    `Add the fields of ${texts} to the list, the form and the details.`,
    `Open it: npm run dev. Take its screenshots: npm run screens -- -g "${path}"`
  ])
}

const afterQuery = ({ module, lead, row, thing: { type, types } }: UseCase): ReadonlyArray<string> => [
  `Add the query's condition to the statement ${lead} in modules/${module}/postgres/${types}.ts. If it does not return a page of ${type}View, change the output and the statement.`,
  ...(row === `${type}View`
    ? []
    : [`Turn ${row} into ${type}View in the handler, as the module's other queries do.`])
]

const afterCommand = (useCase: UseCase): ReadonlyArray<string> => {
  const { module, hasAnnounce, hasEvent, table, thing: resource } = useCase
  const { type, types, row, values } = resource
  const done = doneIn(useCase)
  return [
    ...(table.exists
      ? []
      : [`There is no table ${module}.${resource.table}: name another in the migration and the statement.`]),
    ...(hasAnnounce
      ? []
      : [`Use what the commands in modules/${module}/commands share, such as loading and announcing.`]),
    ...(hasAnnounce || hasEvent
      ? []
      : [`Declare an event in modules/${module}/contract/events.ts, and publish it in the handler.`]),
    `If it may be refused: add domain/rules.ts and contract/errors.ts as in modules/tenancy, and check the rule in the handler.`,
    `If the rule or clients need it, add ${done}_at to contract/views.ts, new${type} and postgres/${types}.ts.`,
    `Add "${row}.${done}" to messages/audit.{en,es}.ts of its web context: the audit log's sentence.`,
    `Add it to the screen: a hook in ${values}.ts and a button in Opened${type}.tsx, like archiving.`
  ]
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
  return kind === "query"
    ? scaffolded(root, queryChanges(useCase), afterQuery(useCase))
    : scaffolded(root, commandChanges(root, useCase), afterCommand(useCase))
}

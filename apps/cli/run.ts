import { CurrentActor, type WireSchema } from "#kernel"
import { refuseUnsafeRole } from "#infra/postgres"
import { Effect, Redacted, Schema } from "effect"
import { buildServices } from "../system/serve.ts"
import { type CliContext, type Found, refuseWrongMigrations, withDatabase } from "./context.ts"
import { failureOf, WrongWords } from "./failures.ts"
import { type InputOf, kebab, type Parts } from "./input.ts"
import type { Across, Common, Described, Failing, Groundwork, Inside, Shell } from "./definition.ts"
import {
  asMember,
  noticing,
  type Noticed,
  operator,
  organizationTyped,
  personActing,
  rehearsed
} from "./operator.ts"
import { interruptible } from "./interruptible.ts"
import { Progress, watching } from "./progress.ts"

type Services = Effect.Success<ReturnType<typeof buildServices>>

/** The parts as they were typed, decoded. @throws WrongWords */
const readInput = <P extends Parts>(
  parts: P | undefined,
  typed: Readonly<Record<string, unknown>>
): InputOf<P> =>
  // Each part reads its own value, under its own name.
  Object.fromEntries(
    Object.entries(parts ?? {}).map(([name, part]) => [
      name,
      part.read(typed[name], part.kind === "argument" ? `<${kebab(name)}>` : `--${kebab(name)}`)
    ])
  ) as InputOf<P>

const write = <S extends WireSchema>(
  { output, show }: { readonly output: S; readonly show: (answer: S["Type"]) => string },
  answer: S["Type"],
  json: boolean,
  context: CliContext
): void =>
  context.output.write(
    json ? JSON.stringify(Schema.encodeUnknownSync(Schema.toCodecJson(output))(answer)) : show(answer)
  )

const UNCHANGED = "Dry run: nothing was changed."

const tellRehearsal = ({ records, mails }: Noticed, context: CliContext): void => {
  if (records.length + mails.length === 0) return context.output.note(UNCHANGED)
  context.output.note(`${UNCHANGED} Without --dry-run, this would happen:`)
  for (const { action, subject } of records)
    context.output.note(`  ${action}${subject ? `: ${subject}` : ""}`)
  for (const { kind, to } of mails) context.output.note(`  an email (${kind}) to ${to}`)
}

const shellFor = (
  { settings }: Found,
  common: Common,
  who: Pick<Shell, "organizationId" | "userId">,
  { mails }: Noticed
): Shell => ({
  settings,
  ...who,
  isRehearsal: common.dryRun,
  mailedLink: () => {
    const path = mails.at(-1)?.action?.path
    return path === undefined || common.dryRun ? null : `${settings.publicUrl}${path}`
  }
})

/** Runs some work in the services of this process, then writes what came of it. */
const inServices = <S extends WireSchema>(
  definition: Pick<Described<Parts, S>, "changes" | "output" | "show">,
  common: Common,
  context: CliContext,
  work: (services: Services, found: Found, noticed: Noticed) => Effect.Effect<S["Type"], unknown>
): Promise<void> =>
  withDatabase(context, { make: false }, async (found) => {
    await refuseWrongMigrations(found)
    await refuseUnsafeRole(Redacted.value(found.urls.application))
    const noticed: Noticed = { mails: [], records: [] }
    const settings = { ...found.settings, logLevel: "Warn" as const }
    const told = { write: (line: string) => context.output.note(line) }
    const queues = definition.changes && !common.dryRun ? "sends" : "looks"
    const answered = Effect.flatMap(buildServices(settings, found.urls, queues, told), (services) =>
      Effect.map(work(services, found, noticed), (answer) => {
        write(definition, answer, common.json, context)
        if (common.dryRun) tellRehearsal(noticed, context)
      })
    )
    const watched = Effect.provideService(answered, Progress, watching(context.output.draw, common.json))
    const exit = await interruptible((signal) => Effect.runPromiseExit(Effect.scoped(watched), { signal }))
    if (exit._tag === "Failure") throw failureOf(exit.cause)
  })

/** Who was typed: the organization, and in whose place. */
const typed = Effect.fnUntraced(function* ({ organization, as }: Common) {
  return {
    organizationId: organization === null ? null : yield* organizationTyped(organization),
    userId: as === null ? null : yield* personActing(as)
  }
})

/** Over the whole installation. */
export const runAcross = <P extends Parts, S extends WireSchema, E extends Failing>(
  definition: Across<P, S, E>,
  words: Readonly<Record<string, unknown>>,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, words)
  return inServices(definition, common, context, ({ system }, found, noticed) =>
    Effect.gen(function* () {
      const who = yield* typed(common)
      const work = noticing(noticed, definition.run(input, shellFor(found, common, who, noticed)))
      const actor = operator(who.organizationId, who.userId)
      return yield* (common.dryRun ? rehearsed(work) : work).pipe(Effect.provideService(CurrentActor, actor))
    }).pipe(Effect.provideService(CurrentActor, operator(null, null)), Effect.provide(system))
  )
}

/** Inside one organization, with the rights of the application's role. */
export const runInside = <P extends Parts, S extends WireSchema, E extends Failing>(
  definition: Inside<P, S, E>,
  words: Readonly<Record<string, unknown>>,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, words)
  if (common.organization === null)
    throw new WrongWords(
      "This command needs an organization.",
      "Choose one with --organization <id or name>; `motorpool tenants list` lists them."
    )
  if (definition.needsPerson && common.as === null)
    throw new WrongWords("This command acts on behalf of someone.", "Choose whom with --as <email>.")
  return inServices(definition, common, context, ({ application, system }, found, noticed) =>
    Effect.gen(function* () {
      const nobody = operator(null, null)
      const who = yield* typed(common).pipe(
        Effect.provideService(CurrentActor, nobody),
        Effect.provide(system)
      )
      const { organizationId, userId } = who
      if (organizationId === null) return yield* Effect.die(new Error("No organization was found."))
      const run = noticing(noticed, definition.run(input, shellFor(found, common, who, noticed)))
      const work = asMember(organizationId, userId, run)
      const actor = operator(organizationId, userId)
      return yield* (common.dryRun ? rehearsed(work) : work).pipe(
        Effect.provideService(CurrentActor, actor),
        Effect.provide(application)
      )
    })
  )
}

/** Without the handlers. */
export const runGroundwork = async <P extends Parts, S extends WireSchema>(
  definition: Groundwork<P, S>,
  words: Readonly<Record<string, unknown>>,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, words)
  const progress = watching(context.output.draw, common.json)
  const answer = await definition.run(input, { ...context, isRehearsal: common.dryRun, progress })
  write(definition, answer, common.json, context)
  if (common.dryRun) context.output.note(UNCHANGED)
  const verdict = definition.verdict?.(answer) ?? null
  if (verdict !== null) throw verdict
}

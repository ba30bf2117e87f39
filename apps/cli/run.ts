import { CurrentActor, type WireSchema } from "#kernel"
import { findEnabledAccount } from "#identity/cli"
import {
  type CliContext,
  type Common,
  type Described,
  type Failing,
  type Across,
  type InputOf,
  type Inside,
  kebab,
  operator,
  type Parts,
  Progress,
  progressBar,
  type Runner,
  type Shell,
  type Standalone,
  type TypedInput,
  UsageError
} from "#infra/cli"
import { refuseUnsafeRole } from "#infra/postgres"
import { asMember, findOrganization } from "#tenancy/cli"
import { Effect, Redacted, Schema } from "effect"
import { buildServices } from "../system/serve.ts"
import { type Installation, refuseWrongMigrations, withDatabase } from "./context.ts"
import { failureOf } from "./failures.ts"
import { interruptible } from "./interruptible.ts"
import { type OperatorNeeds, recording, rolledBack, type SideEffects } from "./operator.ts"

type Services = Effect.Success<ReturnType<typeof buildServices>>

/** Decodes the arguments and options. @throws UsageError */
const readInput = <P extends Parts>(parts: P | undefined, typed: TypedInput): InputOf<P> =>
  // Each part decodes the value of its own name.
  Object.fromEntries(
    Object.entries(parts ?? {}).map(([name, part]) => [
      name,
      part.read(typed[name], part.kind === "argument" ? `<${kebab(name)}>` : `--${kebab(name)}`)
    ])
  ) as InputOf<P>

const write = <S extends WireSchema>(
  { output, show }: Pick<Described<Parts, S>, "output" | "show">,
  answer: S["Type"],
  { json, dryRun }: Common,
  context: CliContext
): void =>
  context.output.write(
    json ? JSON.stringify(Schema.encodeUnknownSync(Schema.toCodecJson(output))(answer)) : show(answer, dryRun)
  )

const UNCHANGED = "Dry run: nothing was changed."

const writeDryRun = ({ records, mails }: SideEffects, context: CliContext): void => {
  if (records.length + mails.length === 0) return context.output.note(UNCHANGED)
  context.output.note(`${UNCHANGED} Without --dry-run, this would happen:`)
  for (const { action, subject } of records)
    context.output.note(`  ${action}${subject ? `: ${subject}` : ""}`)
  for (const { kind, to } of mails) context.output.note(`  an email (${kind}) to ${to}`)
}

const shellFor = (
  { settings }: Installation,
  common: Common,
  who: Pick<Shell, "organizationId" | "userId">,
  { mails }: SideEffects
): Shell => ({
  settings,
  ...who,
  isDryRun: common.dryRun,
  mailedLink: () => {
    const path = mails.at(-1)?.action?.path
    return path === undefined || common.dryRun ? null : `${settings.publicUrl}${path}`
  }
})

/** Runs the work in the services of this process and writes its answer. */
const inServices = <S extends WireSchema>(
  definition: Pick<Described<Parts, S>, "changes" | "output" | "show">,
  common: Common,
  context: CliContext,
  work: (
    services: Services,
    installation: Installation,
    sideEffects: SideEffects
  ) => Effect.Effect<S["Type"], unknown>
): Promise<void> =>
  withDatabase(context, { create: false }, async (installation) => {
    await refuseWrongMigrations(installation)
    await refuseUnsafeRole(Redacted.value(installation.urls.application))
    const sideEffects: SideEffects = { mails: [], records: [] }
    const settings = { ...installation.settings, logLevel: "Warn" as const }
    const logs = { write: (line: string) => context.output.note(line) }
    const queues = definition.changes && !common.dryRun ? "sends" : "reads"
    const answering = Effect.flatMap(buildServices(settings, installation.urls, queues, logs), (services) =>
      Effect.map(work(services, installation, sideEffects), (answer) => {
        write(definition, answer, common, context)
        if (common.dryRun) writeDryRun(sideEffects, context)
      })
    )
    const withProgress = Effect.provideService(
      answering,
      Progress,
      progressBar(context.output.draw, common.json)
    )
    const exit = await interruptible((signal) =>
      Effect.runPromiseExit(Effect.scoped(withProgress), { signal })
    )
    if (exit._tag === "Failure") throw failureOf(exit.cause)
  })

/** The ids of `--organization` and `--as`. */
const whoIs = Effect.fnUntraced(function* ({ organization, as }: Common) {
  return {
    organizationId: organization === null ? null : yield* findOrganization(organization),
    userId: as === null ? null : yield* findEnabledAccount(as)
  }
})

/** Runs a command over the whole installation. */
const runAcross = <P extends Parts, S extends WireSchema, E extends Failing>(
  definition: Across<P, S, E, OperatorNeeds>,
  typed: TypedInput,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, typed)
  return inServices(definition, common, context, ({ system }, installation, sideEffects) =>
    Effect.gen(function* () {
      const who = yield* whoIs(common)
      const work = recording(
        sideEffects,
        definition.run(input, shellFor(installation, common, who, sideEffects))
      )
      const actor = operator(who.organizationId, who.userId)
      return yield* (common.dryRun ? rolledBack(work) : work).pipe(Effect.provideService(CurrentActor, actor))
    }).pipe(Effect.provideService(CurrentActor, operator(null, null)), Effect.provide(system))
  )
}

/** Runs a command inside one organization, with the rights of the application's role. */
const runInside = <P extends Parts, S extends WireSchema, E extends Failing>(
  definition: Inside<P, S, E, OperatorNeeds>,
  typed: TypedInput,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, typed)
  if (common.organization === null)
    throw new UsageError(
      "This command needs an organization.",
      "Choose one with --organization <id or name>; `motorpool tenants list` lists them."
    )
  if (definition.needsPerson && common.as === null)
    throw new UsageError("This command acts on behalf of someone.", "Choose whom with --as <email>.")
  return inServices(definition, common, context, ({ application, system }, installation, sideEffects) =>
    Effect.gen(function* () {
      const self = operator(null, null)
      const who = yield* whoIs(common).pipe(Effect.provideService(CurrentActor, self), Effect.provide(system))
      const { organizationId, userId } = who
      if (organizationId === null) return yield* Effect.die(new Error("The organization has no id."))
      const run = recording(
        sideEffects,
        definition.run(input, shellFor(installation, common, who, sideEffects))
      )
      const work = asMember(organizationId, userId, run)
      const actor = operator(organizationId, userId)
      return yield* (common.dryRun ? rolledBack(work) : work).pipe(
        Effect.provideService(CurrentActor, actor),
        Effect.provide(application)
      )
    })
  )
}

/** Runs a command without the handlers. */
const runStandalone = async <P extends Parts, S extends WireSchema>(
  definition: Standalone<P, S>,
  typed: TypedInput,
  common: Common,
  context: CliContext
): Promise<void> => {
  const input = readInput(definition.input, typed)
  const progress = progressBar(context.output.draw, common.json)
  const answer = await definition.run(input, { ...context, isDryRun: common.dryRun, progress })
  write(definition, answer, common, context)
  if (common.dryRun) context.output.note(UNCHANGED)
  const verdict = definition.verdict?.(answer) ?? null
  if (verdict !== null) throw verdict
}

/** Runs commands in this process. */
export const runner = (context: CliContext): Runner<OperatorNeeds> => ({
  across: (definition, input, common) => runAcross(definition, input, common, context),
  inside: (definition, input, common) => runInside(definition, input, common, context),
  standalone: (definition, input, common) => runStandalone(definition, input, common, context)
})

import { CommandFailed, progress } from "#infra/cli"
import type { Settings } from "#infra/config"
import { forgetDemoEntries } from "#audit/demo"
import { addressesOf, forgetPeople } from "#identity/demo"
import { filesOf, forgetFiles } from "#files/demo"
import { Files, filesLayer } from "#infra/files"
import { deleteReferences } from "#infra/jobs"
import { asOwner, forgetDemo, loadedDemo, withRightsOf } from "#infra/postgres"
import { forgetLeads } from "#leads/demo"
import { forgetWriting } from "#messaging/demo"
import { forgetOrganizations, organizationsBeyond } from "#tenancy/demo"
import { Effect, Option, type Redacted, Schema } from "effect"
import { LoadedDemo } from "./LoadedDemo.ts"

/** What a reset removes. */
export interface Removed {
  readonly organizations: number
  readonly people: number
  readonly leads: number
}

const decodeLoaded = (made: unknown) => Effect.orDie(Schema.decodeUnknownEffect(LoadedDemo)(made))

const system = withRightsOf("motorpool_system")

/** Adds the organizations that demo people created since. Fails if others are members of them. */
const withLaterOrganizations = Effect.fnUntraced(function* (demo: LoadedDemo) {
  const beyond = yield* organizationsBeyond(demo.organizations, demo.people)
  const shared = beyond.filter(({ has_others }) => has_others)
  if (shared.length > 0)
    return yield* Effect.fail(
      new CommandFailed(
        `Demo people are members of other organizations: ${shared.map(({ name }) => name).join(", ")}.`,
        "Remove them with `motorpool members remove`, or delete the organizations they created; then try again."
      )
    )
  return { ...demo, organizations: [...demo.organizations, ...beyond.map(({ id }) => id)] }
})

/** The steps of `remove`, for the progress bar. */
const PARTS = 7

/** Removes everything, each part with the rights of the role that may. */
const remove = Effect.fnUntraced(function* (demo: LoadedDemo) {
  const store = yield* Files
  const { organizations, people, leads } = demo
  const removed = (parts: number) => progress(parts, PARTS, "demo data")
  yield* removed(0)
  const visitors = yield* forgetLeads(leads).pipe(system)
  const addresses = yield* addressesOf(people).pipe(system)
  yield* removed(1)
  // Before the organizations: queued jobs are found through emails, which are deleted with them.
  yield* deleteReferences([...organizations, ...people, ...leads], [...visitors, ...addresses])
  yield* removed(2)
  yield* forgetWriting(people).pipe(system)
  yield* removed(3)
  const files = yield* filesOf(organizations, people).pipe(system)
  yield* forgetOrganizations(organizations, people).pipe(system)
  const contents = yield* forgetFiles(people, files).pipe(system)
  yield* removed(4)
  const pictures = yield* forgetPeople(people).pipe(system)
  yield* removed(5)
  yield* forgetDemoEntries(demo)
  yield* forgetDemo.pipe(system)
  yield* removed(6)
  // Before the commit: if the store is unreachable every row stays, so that the next reset can try again.
  yield* Effect.forEach([...contents, ...pictures], store.remove, { concurrency: 8, discard: true })
  yield* removed(PARTS)
})

const removeLoaded = Effect.fnUntraced(function* (isDryRun: boolean) {
  const loaded = Option.getOrUndefined(yield* loadedDemo.pipe(system))
  if (loaded === undefined) return null
  const demo = yield* withLaterOrganizations(yield* decodeLoaded(loaded.made)).pipe(system)
  const removed: Removed = {
    organizations: demo.organizations.length,
    people: demo.people.length,
    leads: demo.leads.length
  }
  if (!isDryRun) yield* remove(demo)
  return removed
})

/**
 * Removes what `demo load` created and what people added to it since, in one transaction. Returns how much that
 * was, or null if nothing is loaded.
 */
export const resetDemo = Effect.fn("cli.resetDemo")(
  (owner: Redacted.Redacted, settings: Settings["Service"], isDryRun: boolean) =>
    asOwner(owner, removeLoaded(isDryRun)).pipe(Effect.provide(filesLayer(settings)))
)

import type { Settings } from "#infra/config"
import { forgetDemoLines } from "#audit/demo"
import { addressesOf, forgetPeople } from "#identity/demo"
import { Files, filesLayer } from "#infra/files"
import { forgetNaming } from "#infra/jobs"
import { asOwner, forgetDemo, loadedDemo, withRightsOf } from "#infra/postgres"
import { forgetLeads } from "#leads/demo"
import { forgetWriting } from "#messaging/demo"
import { forgetOrganizations, organizationsBeyond } from "#tenancy/demo"
import { Effect, Option, type Redacted, Schema } from "effect"
import { CommandFailed } from "../failures.ts"
import { progress } from "../progress.ts"
import { Made } from "./Made.ts"

/** What a reset removes. */
export interface Removed {
  readonly organizations: number
  readonly people: number
  readonly leads: number
}

const decodeMade = (made: unknown) => Effect.orDie(Schema.decodeUnknownEffect(Made)(made))

const system = withRightsOf("motorpool_system")

/** Organizations that people of the demo founded since go too, if nobody else is in them. */
const withTheirOwn = Effect.fnUntraced(function* (made: Made) {
  const beyond = yield* organizationsBeyond(made.organizations, made.people)
  const shared = beyond.filter(({ has_others }) => has_others)
  if (shared.length > 0)
    return yield* Effect.fail(
      new CommandFailed(
        `Demo people are members of other organizations: ${shared.map(({ name }) => name).join(", ")}.`,
        "Remove them with `motorpool members remove`, or delete the organizations they created; then try again."
      )
    )
  return { ...made, organizations: [...made.organizations, ...beyond.map(({ id }) => id)] }
})

/** What goes one after the other, as `remove` tells it; for the progress bar. */
const PARTS = 7

/** Removes everything, each with the rights of the role that may. */
const remove = Effect.fnUntraced(function* (made: Made) {
  const store = yield* Files
  const { organizations, people, leads } = made
  const gone = (parts: number) => progress(parts, PARTS, "demo data")
  yield* gone(0)
  const visitors = yield* forgetLeads(leads).pipe(system)
  const addresses = yield* addressesOf(people).pipe(system)
  yield* gone(1)
  // Before the organizations: what waits to be sent is found by the mails, which go with them.
  yield* forgetNaming([...organizations, ...people, ...leads], [...visitors, ...addresses])
  yield* gone(2)
  yield* forgetWriting(people).pipe(system)
  yield* gone(3)
  yield* forgetOrganizations(organizations, people).pipe(system)
  yield* gone(4)
  const pictures = yield* forgetPeople(people).pipe(system)
  yield* gone(5)
  yield* forgetDemoLines(made)
  yield* forgetDemo.pipe(system)
  yield* gone(6)
  // Before the commit: while the store is away every row stays, and the next reset knows what to remove.
  yield* Effect.forEach(pictures, store.remove, { concurrency: 8, discard: true })
  yield* gone(PARTS)
})

const removeLoaded = Effect.fnUntraced(function* (isRehearsal: boolean) {
  const loaded = Option.getOrUndefined(yield* loadedDemo.pipe(system))
  if (loaded === undefined) return null
  const made = yield* withTheirOwn(yield* decodeMade(loaded.made)).pipe(system)
  const removed: Removed = {
    organizations: made.organizations.length,
    people: made.people.length,
    leads: made.leads.length
  }
  if (!isRehearsal) yield* remove(made)
  return removed
})

/**
 * Removes what `demo load` made and what people added to it since, in one transaction; nothing else. Answers
 * how much that was; null when nothing is loaded.
 */
export const resetDemo = Effect.fn("cli.resetDemo")(
  (owner: Redacted.Redacted, settings: Settings["Service"], isRehearsal: boolean) =>
    asOwner(owner, removeLoaded(isRehearsal)).pipe(Effect.provide(filesLayer(settings)))
)

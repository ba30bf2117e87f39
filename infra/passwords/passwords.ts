import { RequestInfo } from "#kernel"
import { makeTurns } from "#infra/turns"
import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { Context, Effect } from "effect"
import { type Hash, readHash, writeHash } from "./phc.ts"

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 20 ms of one core. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Who waits: people an account knows, or strangers. */
type Lane = "known" | "stranger"

/** Half a minute of work on one core. */
const QUEUE = { placesPerCaller: 1, waiting: 1500, waitingPerCaller: 200, patience: 30_000 }

/**
 * Subscribers take turns. Strangers leave a core to everyone else, and people an account knows never wait for strangers.
 * Of the four threads that Node has for such work, at least one is left for files.
 */
const turns = {
  known: makeTurns({ places: Math.min(2, availableParallelism()), ...QUEUE }),
  stranger: makeTurns({ places: availableParallelism() > 2 ? 2 : 1, ...QUEUE })
}

/** Set while the current work has its turn. */
const HasTurn = Context.Reference("passwords/HasTurn", { defaultValue: () => false })

const takeTurn = <A, E, R>(lane: Lane, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  RequestInfo.use(({ subscriber }) => turns[lane].run(subscriber ?? "this process", work))

/**
 * Runs work that hashes in one turn of its subscriber. What it does before and after hashing, such as counting failures, is
 * then not interleaved with other attempts from there. Must not wait for anything slow.
 */
export const inOneTurn = <A, E, R>(lane: Lane, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  takeTurn(lane, Effect.provideService(work, HasTurn, true))

const derive = (password: string, { memory, passes, parallelism, salt, tag }: Hash): Effect.Effect<Buffer> =>
  Effect.callback<Buffer>((resume) => {
    const parameters = { message: password, nonce: salt, memory, passes, parallelism, tagLength: tag.length }
    argon2("argon2id", parameters, (fault, derived) =>
      resume(fault === null ? Effect.succeed(derived) : Effect.die(fault))
    )
  })

const deriveInTurn = (password: string, hash: Hash): Effect.Effect<Buffer> =>
  HasTurn.use((hasTurn) => (hasTurn ? derive(password, hash) : takeTurn("stranger", derive(password, hash))))

/** Hashes a password with a new salt, as a PHC string. */
export const hashPassword = Effect.fn("passwords.hash")(function* (password: string) {
  const blank: Hash = { ...PARAMETERS, salt: randomBytes(SALT_BYTES), tag: new Uint8Array(TAG_BYTES) }
  return writeHash({ ...blank, tag: yield* deriveInTurn(password, blank) })
})

/** A hash of random bytes, which no password matches. */
const fitsNone = (): Hash => ({ ...PARAMETERS, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) })

/** For an account without a password yet: looks like any other, but no password matches. */
export const noPassword = (): string => writeHash(fitsNone())

// New in each process, so that it cannot be looked up.
const unmatched = fitsNone()

/**
 * Whether this is the password. Without a hash (no such account) it does the same work and answers no, so that its
 * duration reveals nothing. A stored text that is not a hash is a defect.
 */
export const verifyPassword = Effect.fn("passwords.verify")(function* (
  password: string,
  stored: string | null
) {
  const hash = stored === null ? unmatched : readHash(stored)
  if (hash === undefined) return yield* Effect.die(new Error("A stored password hash cannot be read."))
  const fits = timingSafeEqual(yield* deriveInTurn(password, hash), hash.tag)
  return fits && stored !== null
})

/** Whether a stored hash was made with outdated parameters. */
export const needsRehash = (stored: string): boolean => {
  const hash = readHash(stored)
  return (
    hash?.memory !== PARAMETERS.memory ||
    hash.passes !== PARAMETERS.passes ||
    hash.parallelism !== PARAMETERS.parallelism ||
    hash.tag.length !== TAG_BYTES
  )
}

import { Effect, type Scope, Stream } from "effect"
import { createReadStream } from "node:fs"
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { TooLarge } from "./failures.ts"

/** What is read of a file at a time. */
const PIECE = 64 * 1024

/** A file in a folder of its own that only this user can read, until the scope closes. */
export interface SpooledFile {
  readonly path: string
  readonly folder: string
  readonly size: number
}

/** A failing disk is not the fault of what is written to it. */
export const onDisk = <A>(work: () => Promise<A>): Effect.Effect<A> => Effect.orDie(Effect.tryPromise(work))

const folder = Effect.acquireRelease(
  onDisk(() => mkdtemp(join(tmpdir(), "motorpool-table-"))),
  (path) => onDisk(() => rm(path, { recursive: true, force: true }))
)

const opened = (path: string) =>
  Effect.acquireRelease(
    onDisk(() => open(path, "wx", 0o600)),
    (file) => onDisk(() => file.close())
  )

const written = Effect.fnUntraced(function* <E, R>(
  file: FileHandle,
  bytes: Stream.Stream<Uint8Array, E, R>,
  most: number
) {
  let size = 0
  yield* Stream.runForEach(bytes, (piece) =>
    Effect.suspend(() => {
      size += piece.length
      return size > most
        ? Effect.fail(new TooLarge({ what: "file", most, line: null }))
        : onDisk(() => file.appendFile(piece))
    })
  )
  return size
})

/**
 * Writes the bytes to a file, because a table is read more than once: what it is may depend on its last byte. A file may
 * contain personal data, so it is removed with the scope.
 */
export const spooled = Effect.fnUntraced(function* <E, R>(
  bytes: Stream.Stream<Uint8Array, E, R>,
  most: number
): Effect.fn.Return<SpooledFile, E | TooLarge, R | Scope.Scope> {
  const home = yield* folder
  const path = join(home, "table")
  const size = yield* Effect.scoped(Effect.flatMap(opened(path), (file) => written(file, bytes, most)))
  return { path, folder: home, size }
})

export const piecesOf = (path: string): AsyncIterable<Uint8Array> =>
  createReadStream(path, { highWaterMark: PIECE })

/** The first bytes of a file. */
export const beginningOf = async (path: string): Promise<Uint8Array> => {
  for await (const piece of piecesOf(path)) return piece
  return new Uint8Array()
}

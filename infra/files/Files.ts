import { join } from "node:path"
import { Context, Effect, Layer, Option, Redacted, Schema } from "effect"
import { isFileKey, type FileStore, type StoredFile } from "./fileStore.ts"
import { FilesUrlInvalid, parseFilesUrl } from "./filesUrl.ts"
import { localDisk } from "./localDisk.ts"
import { objectStore } from "./objectStore.ts"

/** The disk or the object store failed; retrying later may help. */
export class FilesUnavailable extends Schema.TaggedError<FilesUnavailable>()("FilesUnavailable", {
  cause: Schema.Defect()
}) {
  override get message(): string {
    return "The file store can't be reached right now. Try again in a minute."
  }
}

const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, FilesUnavailable> =>
  Effect.tryPromise({ try: work, catch: (cause) => new FilesUnavailable({ cause }) })

const make = (store: FileStore): Files["Service"] => ({
  put: Effect.fn("files.put")((key, bytes, contentType) =>
    isFileKey(key)
      ? attempt(() => store.put(key, { bytes, contentType }))
      : Effect.die(new Error(`"${key}" cannot name a file: use lower-case words separated by slashes.`))
  ),
  get: Effect.fn("files.get")((key) =>
    isFileKey(key) ? attempt(() => store.get(key)) : Effect.succeed(Option.none())
  ),
  remove: Effect.fn("files.remove")((key) =>
    isFileKey(key) ? attempt(() => store.remove(key)) : Effect.void
  )
})

/** Storage for uploaded files: under DATA_DIR, or in the S3-compatible store in FILES_URL. */
export class Files extends Context.Service<
  Files,
  {
    /**
     * Stores the file atomically and replaces one with the same key. Keys such as `avatars/0190f6f2.webp` are created
     * by us; an invalid one is a bug and dies.
     */
    readonly put: (
      key: string,
      bytes: Uint8Array,
      contentType: string
    ) => Effect.Effect<void, FilesUnavailable>
    /** The file, or none: also for an invalid key, since it may come from a URL. */
    readonly get: (key: string) => Effect.Effect<Option.Option<StoredFile>, FilesUnavailable>
    /** Removes the file; succeeds when it does not exist. */
    readonly remove: (key: string) => Effect.Effect<void, FilesUnavailable>
  }
>()("infra/Files") {
  static readonly layer = (options: {
    readonly dataDir: string
    readonly filesUrl: Option.Option<Redacted.Redacted>
  }): Layer.Layer<Files, FilesUrlInvalid> =>
    Layer.effect(
      Files,
      Effect.suspend(() => {
        if (Option.isNone(options.filesUrl))
          return Effect.succeed(make(localDisk(join(options.dataDir, "files"))))
        const address = parseFilesUrl(Redacted.value(options.filesUrl.value))
        return address instanceof FilesUrlInvalid
          ? Effect.fail(address)
          : Effect.succeed(make(objectStore(address)))
      })
    )
}

/** `Files` from the settings; an invalid FILES_URL stops the start with its message. */
export const filesLayer = (settings: Parameters<typeof Files.layer>[0]): Layer.Layer<Files> =>
  Layer.orDie(Files.layer(settings))

import { type Member, now, permitted, transactional } from "#kernel"
import { Files, Pictures } from "#infra/files"
import { hashToken, newToken } from "#infra/secrets"
import { Effect, Option } from "effect"
import { FileConflict, FileUnreadable } from "../contract/errors.ts"
import type { FileId } from "../contract/ids.ts"
import {
  fileView,
  kindOf,
  lengthOfPart,
  partKey,
  partsOf,
  refusalOfContent,
  safeName,
  thumbnailKey
} from "../domain/files.ts"
import { type UploadedFile, UploadedFiles } from "../domain/UploadedFiles.ts"

interface Upload {
  readonly id: FileId
  readonly name: string
  /** Of the whole file, in bytes. */
  readonly size: number
  readonly part: number
  readonly bytes: Uint8Array
}

/**
 * Stores a photo or a part of a file, to be added to a record. Repeating it changes nothing. The row is stored before any
 * of its content, so that no content is without one.
 */
export const uploadFile = Effect.fn("files.uploadFile")(function* (upload: Upload) {
  const member = yield* permitted("files.upload")
  const kind = kindOf(upload.name, upload.size)
  if (typeof kind !== "string") return yield* kind
  if (upload.bytes.length !== lengthOfPart(upload.size, upload.part)) return yield* new FileConflict()
  const begun = Option.getOrUndefined(yield* begunBy(member, upload))
  if (begun !== undefined && begun.received > upload.part) return fileView(begun)
  if (upload.part !== (begun?.received ?? 0)) return yield* new FileConflict()
  const contents = kind === "photo" ? yield* renditionsOf(upload.bytes, member) : yield* contentOf(upload)
  const stored_bytes =
    kind === "photo" ? contents.reduce((sum, { bytes }) => sum + bytes.length, 0) : upload.size
  const file = begun ?? (yield* begin(member, { ...upload, kind, stored_bytes }))
  yield* store(file, upload.part, contents)
  yield* transactional(UploadedFiles.use((files) => files.receive({ ...file, received: upload.part + 1 })))
  return fileView(file)
})

/** The upload to which this part belongs, unless it is the first. */
const begunBy = Effect.fnUntraced(function* (
  { organizationId, userId }: Pick<Member, "organizationId" | "userId">,
  { id, name, size }: Pick<Upload, "id" | "name" | "size">
) {
  const existing = yield* UploadedFiles.use((files) => files.find(organizationId, id))
  const isSame = (one: UploadedFile) =>
    one.user_id === userId && one.name === safeName(name) && one.parts === partsOf(size)
  return Option.isNone(existing) || isSame(existing.value) ? existing : yield* new FileConflict()
}, transactional)

/** What is stored for a photo: the photo and its thumbnail, both without metadata. */
const renditionsOf = Effect.fnUntraced(
  function* (bytes: Uint8Array, { userId }: Member) {
    const pictures = yield* Pictures
    const photo = yield* pictures.reencode(bytes, userId, "photo")
    return [photo, yield* pictures.reencode(photo.bytes, userId, "thumbnail")]
  },
  Effect.mapError(() => new FileUnreadable())
)

const contentOf = ({ name, part, bytes }: Upload) => {
  const refusal = refusalOfContent(name, part, bytes)
  return refusal ? Effect.fail(refusal) : Effect.succeed([{ bytes, contentType: "application/octet-stream" }])
}

/** In lower case because some file stores ignore case. */
const newFileName = (): string => Buffer.from(hashToken(newToken("oneTime"))).toString("hex")

const begin = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { id, name, size, kind, stored_bytes }: Upload & Pick<UploadedFile, "kind" | "stored_bytes">
) {
  const file: UploadedFile = {
    organization_id: organizationId,
    id,
    user_id: userId,
    kind,
    name: safeName(name),
    file: newFileName(),
    parts: partsOf(size),
    received: 0,
    stored_bytes,
    created_at: yield* now
  }
  const added = yield* UploadedFiles.use((files) => files.add(file))
  if (Option.isSome(added)) return file
  // Begun by another request at the same time.
  const begun = yield* begunBy({ organizationId, userId }, { id, name, size })
  return Option.isSome(begun) ? begun.value : yield* new FileConflict()
}, transactional)

const store = Effect.fnUntraced(function* (
  { file }: UploadedFile,
  part: number,
  [content, thumbnail]: ReadonlyArray<{ readonly bytes: Uint8Array; readonly contentType: string }>
) {
  const files = yield* Files
  if (content) yield* Effect.orDie(files.put(partKey(file, part), content.bytes, content.contentType))
  if (thumbnail) yield* Effect.orDie(files.put(thumbnailKey(file), thumbnail.bytes, thumbnail.contentType))
})

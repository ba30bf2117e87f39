import { type Member, now, permitted, transactional } from "#kernel"
import { Files, Pictures } from "#infra/files"
import { hashToken, newToken } from "#infra/secrets"
import { Effect, Option } from "effect"
import type { AttachmentId } from "../contract/attachments.ts"
import { AttachmentConflict, AttachmentUnreadable } from "../contract/errors.ts"
import { type Attachment, Attachments } from "../domain/Attachments.ts"
import {
  attachmentView,
  kindOf,
  lengthOfPart,
  partKey,
  partsOf,
  refusalOfContent,
  safeName,
  thumbnailKey
} from "../domain/files.ts"

interface Upload {
  readonly id: AttachmentId
  readonly name: string
  /** Of the whole file, in bytes. */
  readonly size: number
  readonly part: number
  readonly bytes: Uint8Array
}

/**
 * Stores a photo or a part of a file, to be sent with a message. Repeating it changes nothing. The row is stored before
 * any of its content, so that no content is without one.
 */
export const uploadAttachment = Effect.fn("messaging.uploadAttachment")(function* (upload: Upload) {
  const member = yield* permitted("messages.send")
  const kind = kindOf(upload.name, upload.size)
  if (typeof kind !== "string") return yield* kind
  if (upload.bytes.length !== lengthOfPart(upload.size, upload.part)) return yield* new AttachmentConflict()
  const begun = Option.getOrUndefined(yield* begunBy(member, upload))
  if (begun !== undefined && begun.received > upload.part) return attachmentView(begun)
  if (upload.part !== (begun?.received ?? 0)) return yield* new AttachmentConflict()
  const contents = kind === "photo" ? yield* renditionsOf(upload.bytes, member) : yield* contentOf(upload)
  const stored_bytes =
    kind === "photo" ? contents.reduce((sum, { bytes }) => sum + bytes.length, 0) : upload.size
  const attachment = begun ?? (yield* begin(member, { ...upload, kind, stored_bytes }))
  yield* store(attachment, upload.part, contents)
  yield* transactional(
    Attachments.use((attachments) => attachments.receive({ ...attachment, received: upload.part + 1 }))
  )
  return attachmentView(attachment)
})

/** The upload to which this part belongs, unless it is the first. */
const begunBy = Effect.fnUntraced(function* (
  { organizationId, userId }: Pick<Member, "organizationId" | "userId">,
  { id, name, size }: Pick<Upload, "id" | "name" | "size">
) {
  const existing = yield* Attachments.use((attachments) => attachments.find(organizationId, id))
  const isSame = (one: Attachment) =>
    one.user_id === userId && one.name === safeName(name) && one.parts === partsOf(size)
  return Option.isNone(existing) || isSame(existing.value) ? existing : yield* new AttachmentConflict()
}, transactional)

/** What is stored for a photo: the photo and its thumbnail, both without metadata. */
const renditionsOf = Effect.fnUntraced(
  function* (bytes: Uint8Array, { userId }: Member) {
    const pictures = yield* Pictures
    const photo = yield* pictures.reencode(bytes, userId, "photo")
    return [photo, yield* pictures.reencode(photo.bytes, userId, "thumbnail")]
  },
  Effect.mapError(() => new AttachmentUnreadable())
)

const contentOf = ({ name, part, bytes }: Upload) => {
  const refusal = part === 0 ? refusalOfContent(name, bytes) : undefined
  return refusal ? Effect.fail(refusal) : Effect.succeed([{ bytes, contentType: "application/octet-stream" }])
}

/** In lower case because some file stores ignore case. */
const newFileName = (): string => Buffer.from(hashToken(newToken("oneTime"))).toString("hex")

const begin = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { id, name, size, kind, stored_bytes }: Upload & Pick<Attachment, "kind" | "stored_bytes">
) {
  const attachment: Attachment = {
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
  const added = yield* Attachments.use((attachments) => attachments.add(attachment))
  if (Option.isSome(added)) return attachment
  // Begun by another request at the same time.
  const begun = yield* begunBy({ organizationId, userId }, { id, name, size })
  return Option.isSome(begun) ? begun.value : yield* new AttachmentConflict()
}, transactional)

const store = Effect.fnUntraced(function* (
  { file }: Attachment,
  part: number,
  [content, thumbnail]: ReadonlyArray<{ readonly bytes: Uint8Array; readonly contentType: string }>
) {
  const files = yield* Files
  if (content) yield* Effect.orDie(files.put(partKey(file, part), content.bytes, content.contentType))
  if (thumbnail) yield* Effect.orDie(files.put(thumbnailKey(file), thumbnail.bytes, thumbnail.contentType))
})

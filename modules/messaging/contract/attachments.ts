import { Bytes, endpoint, HOUR, inOrganization, line, NotFound, Uuid, wholeNumber } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"

const group = "Messages"

/** Created by the client, once per file: repeating an upload changes nothing. */
export const AttachmentId = Uuid.pipe(Schema.brand("AttachmentId"))
export type AttachmentId = typeof AttachmentId.Type

/** How many files a message can have. */
export const ATTACHMENTS_AT_MOST = 10
/** Files are uploaded in parts of this size, the last one with what is left. A photo has only one. */
export const PART_BYTES = 1024 * 1024
export const PARTS_AT_MOST = 10

/** Photos are stored with at most this many pixels on the longer side, and never larger than they were. */
export const PHOTO_SIDE = 2048

export const PHOTO_EXTENSIONS = ["jpg", "jpeg", "png", "webp"] as const
/** Other files, as they are saved. None of them is ever shown by a browser. */
export const FILE_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  txt: "text/plain"
} as const

/** The ids of what a message carries, in order. */
export const AttachmentIds = Schema.Array(AttachmentId).check(
  Schema.isMaxLength(ATTACHMENTS_AT_MOST, { message: `Attach at most ${ATTACHMENTS_AT_MOST} files.` }),
  Schema.isUnique()
)

/** A photo or file of a message. `size` in bytes. */
export const AttachmentView = Schema.Struct({
  id: AttachmentId,
  kind: Schema.Literals(["photo", "file"]),
  name: Schema.String,
  size: Schema.Int
})
export type AttachmentView = typeof AttachmentView.Type

export const UploadAttachment = endpoint({
  name: "uploadAttachment",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/attachments",
  access: "member",
  permission: "messages.send",
  summary: "Upload a photo or a part of a file, up to 1 MB, to be sent with a message within a day",
  params: inOrganization({}),
  query: Schema.Struct({
    id: AttachmentId,
    name: line("File name", { max: 200 }),
    /** Of the whole file, in bytes. */
    size: wholeNumber({ minimum: 1, maximum: PARTS_AT_MOST * PART_BYTES }),
    /** The position of this part, from 0. */
    part: Schema.optionalKey(wholeNumber({ minimum: 0, maximum: PARTS_AT_MOST - 1 }))
  }),
  body: Bytes,
  bodyType: "bytes",
  output: AttachmentView,
  status: 201,
  errors: [
    Errors.AttachmentKindRefused,
    Errors.AttachmentTooLarge,
    Errors.AttachmentUnreadable,
    Errors.AttachmentConflict
  ],
  // Re-encoding a photo and storing a file take long enough that no transaction may wait for them.
  waitsForOthers: true,
  limits: [{ per: "person", times: 600, seconds: HOUR }]
})

const oneAttachment = inOrganization({ attachmentId: AttachmentId })

export const GetThumbnail = endpoint({
  name: "getThumbnail",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/attachments/:attachmentId/thumbnail",
  access: "member",
  permission: "messages.read",
  summary: "Get a small version of a photo in your messages",
  params: oneAttachment,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true
})

export const DownloadAttachment = endpoint({
  name: "downloadAttachment",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/attachments/:attachmentId",
  access: "member",
  permission: "messages.read",
  summary: "Download a photo or file in your messages",
  params: oneAttachment,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true
})

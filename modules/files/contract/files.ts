import { Bytes, endpoint, HOUR, inOrganization, line, NotFound, wholeNumber } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { FileId } from "./ids.ts"

const group = "Files"

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

/** A photo or file of a record, such as a message or a vehicle's document. `size` in bytes. */
export const FileView = Schema.Struct({
  id: FileId,
  kind: Schema.Literals(["photo", "file"]),
  name: Schema.String,
  size: Schema.Int
})
export type FileView = typeof FileView.Type

/** An address of `GET /api/public/files/:link` or `/api/public/photos/:link`. */
export const FileAddress = Schema.String

/**
 * A file with addresses that a browser can load without a token: in an image, or as a download. They work for five to ten
 * minutes, and only while the member who received them is signed in and a member; `thumbnail_url` is null unless it is a
 * photo. Read the record again for new ones.
 */
export const LinkedFile = Schema.Struct({
  ...FileView.fields,
  url: FileAddress,
  thumbnail_url: Schema.NullOr(FileAddress)
})
export type LinkedFile = typeof LinkedFile.Type

/**
 * Uploads a file under an id that the client creates. Its uploader then names the id in a record that has a field for it;
 * a file that no record has is deleted after a day.
 */
export const UploadFile = endpoint({
  name: "uploadFile",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/files",
  access: "member",
  permission: "files.upload",
  summary: "Upload a photo or a part of a file, up to 1 MB, to be added to a record within a day",
  params: inOrganization({}),
  query: Schema.Struct({
    id: FileId,
    name: line("File name", { max: 200 }),
    /** Of the whole file, in bytes. */
    size: wholeNumber({ minimum: 1, maximum: PARTS_AT_MOST * PART_BYTES }),
    /** The position of this part, from 0. */
    part: Schema.optionalKey(wholeNumber({ minimum: 0, maximum: PARTS_AT_MOST - 1 }))
  }),
  body: Bytes,
  bodyType: "bytes",
  output: FileView,
  status: 201,
  errors: [Errors.FileKindRefused, Errors.FileTooLarge, Errors.FileUnreadable, Errors.FileConflict],
  // Re-encoding a photo and storing a file take long enough that no transaction may wait for them.
  waitsForOthers: true,
  limits: [{ per: "person", times: 600, seconds: HOUR }]
})

const oneFile = inOrganization({ fileId: FileId })

export const GetThumbnail = endpoint({
  name: "getThumbnail",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/files/:fileId/thumbnail",
  access: "member",
  permission: "files.read",
  summary: "Get a small version of a photo that you uploaded or that a record you see has",
  params: oneFile,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true
})

export const DownloadFile = endpoint({
  name: "downloadFile",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/files/:fileId",
  access: "member",
  permission: "files.read",
  summary: "Download a photo or file that you uploaded or that a record you see has",
  params: oneFile,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true
})

/** No call of a program: records contain these addresses, for browsers. */
const byLink = Schema.Struct({ link: Schema.String.check(Schema.isMaxLength(300)) })

export const ShowPhoto = endpoint({
  name: "showPhoto",
  group,
  method: "GET",
  path: "/api/public/photos/:link",
  access: "public",
  summary: "Get a photo or its small version at an address that a record contained a few minutes ago",
  params: byLink,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true,
  expires: true
})

export const SaveFile = endpoint({
  name: "saveFile",
  group,
  method: "GET",
  path: "/api/public/files/:link",
  access: "public",
  summary: "Download a photo or file at an address that a record contained a few minutes ago",
  params: byLink,
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound],
  waitsForOthers: true,
  expires: true
})

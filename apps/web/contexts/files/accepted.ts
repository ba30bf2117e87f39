import { FILE_TYPES } from "#files/contract"

/** What can be uploaded, for the `accept` of a file input. */
export const ACCEPTED_FILES = [
  "image/*",
  ...Object.keys(FILE_TYPES).map((extension) => `.${extension}`)
].join(",")

import { refusal } from "#kernel"

export class FileKindRefused extends refusal("FileKindRefused", 422, "Kind of file not accepted", "This kind of file can't be uploaded. Choose a photo (JPEG, PNG or WebP), or a PDF, Word, Excel, CSV or text file.") {}

export class FileTooLarge extends refusal("FileTooLarge", 422, "File too large", "A photo can have at most 1 MB, and any other file 10 MB.") {}

export class FileUnreadable extends refusal("FileUnreadable", 422, "File unreadable", "This file is damaged, or its content doesn't match its name. Choose another file.") {}

/** Not the next part of this file, or another file with the same id. */
export class FileConflict extends refusal("FileConflict", 409, "Another file was uploaded", "This file changed while it was uploaded. Add it again.") {}

/** Never uploaded completely, not used within a day, or uploaded by someone else. For the records that have files. */
export class FileUnavailable extends refusal("FileUnavailable", 409, "File no longer available", "A file is no longer available. Add it again.") {}

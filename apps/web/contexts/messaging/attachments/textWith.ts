import type { OutgoingFile } from "../../files/OutgoingFile.ts"

/** The text of a message. Without one, the names of its files: lists, searches and notifications show them. */
export const textWith = (files: ReadonlyArray<OutgoingFile>, text: string): string =>
  text.trim() || files.map(({ name }) => name).join(", ")

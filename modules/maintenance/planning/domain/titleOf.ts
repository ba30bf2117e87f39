const MAX_LENGTH = 200

/** The title of a work order that names what it is for. */
export const titleOf = (work: ReadonlyArray<string>): string => {
  // Not UTF-16 units: half a character cannot be stored.
  const characters = Array.from(work.join(", "))
  return characters.length <= MAX_LENGTH
    ? characters.join("")
    : `${characters.slice(0, MAX_LENGTH - 1).join("")}…`
}

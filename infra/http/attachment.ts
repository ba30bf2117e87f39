/** Characters of a name that some systems or headers do not accept. */
const UNSAFE = /[^A-Za-z0-9._ -]/g
/** `encodeURIComponent` leaves these as they are, RFC 8187 does not. */
const UNENCODED = /['()*]/g

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`

/** The headers of a file that is saved, never shown, and not cached. Any well-formed name can be given. */
export const attachment = (fileName: string) => {
  const plain = fileName.replace(UNSAFE, "_")
  const encoded = encodeURIComponent(fileName).replace(UNENCODED, percent)
  const exact = plain === fileName ? "" : `; filename*=UTF-8''${encoded}`
  return {
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="${plain}"${exact}`
  }
}

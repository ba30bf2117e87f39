/** The customer fields that a column can be imported into. */
export const IMPORT_FIELDS = ["name", "email", "phone", "notes"] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The zero-based column of each field. */
export type ColumnMapping = { readonly [F in ImportField]?: number | undefined }

/** Known column headers in English and Spanish, as normalized by `plainHeader`. */
const NAMES: Readonly<Record<ImportField, ReadonlyArray<string>>> = {
  name: ["name", "full name", "customer", "customer name", "client", "client name", "company", "company name"]
    .concat(["contact", "contact name", "nombre", "nombre completo", "nombre y apellidos", "cliente"])
    .concat(["nombre del cliente", "empresa", "razon social", "contacto"]),
  email: ["email", "e mail", "mail", "email address", "correo", "correo electronico", "direccion de correo"],
  phone: ["phone", "phone number", "telephone", "tel", "mobile", "mobile phone", "cell", "cell phone"].concat(
    ["telefono", "numero de telefono", "movil", "celular"]
  ),
  notes: [
    "notes",
    "note",
    "comment",
    "comments",
    "remarks",
    "notas",
    "nota",
    "comentario",
    "comentarios"
  ].concat(["observaciones"])
}

/** Removes case, accents and punctuation: `E-Mail` becomes `e mail`. */
export const plainHeader = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** The field that a header names. */
export const fieldCalled = (header: string): ImportField | undefined =>
  IMPORT_FIELDS.find((field) => NAMES[field].includes(plainHeader(header)))

/** Maps columns to fields. When two columns name the same field, the first one wins. */
export const mappingOf = (
  header: ReadonlyArray<string>,
  fieldOf: (header: string) => ImportField | undefined = fieldCalled
): ColumnMapping => {
  const mapping: { [F in ImportField]?: number } = {}
  for (const [column, name] of header.entries()) {
    const field = fieldOf(name)
    if (field !== undefined) mapping[field] ??= column
  }
  return mapping
}

/** Whether the first row is a header: it has a known column name, or no cell is an email address. */
export const looksLikeHeader = (cells: ReadonlyArray<string>): boolean =>
  !cells.some((cell) => cell.includes("@")) || cells.some((cell) => fieldCalled(cell) !== undefined)

import { unguarded } from "#kernel"
import { isEmail, isPhone, mostlyFit } from "./columnValues.ts"
import { type OwnerCalled, typeCalled } from "./importedGroups.ts"

/** The customer fields that a column can be imported into. */
export const IMPORT_FIELDS = ["name", "email", "phone", "notes", "type", "tags", "owner"] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The zero-based column of each field. */
export type ColumnMapping = { readonly [F in ImportField]?: number | undefined }

/** Known column headers in English, Spanish and German, as normalized by `plainHeader`. */
const NAMES: Readonly<Record<ImportField, ReadonlyArray<string>>> = {
  name: ["name", "full name", "customer", "customer name", "client", "client name", "company", "company name"]
    .concat(["contact", "contact name", "nombre", "nombre completo", "nombre y apellidos", "cliente"])
    .concat(["nombre del cliente", "empresa", "razon social", "contacto"])
    .concat([
      "kunde",
      "kundenname",
      "firma",
      "firmenname",
      "ansprechpartner",
      "kontakt",
      "vollstandiger name"
    ]),
  email: [
    "email",
    "e mail",
    "mail",
    "email address",
    "correo",
    "correo electronico",
    "direccion de correo"
  ].concat(["e mail adresse", "email adresse", "emailadresse", "mailadresse", "mail adresse"]),
  phone: ["phone", "phone number", "telephone", "tel", "mobile", "mobile phone", "cell", "cell phone"].concat(
    ["telefono", "numero de telefono", "movil", "celular", "telefon", "telefonnummer", "rufnummer"],
    ["mobil", "mobilnummer", "mobiltelefon", "handy", "handynummer"]
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
  ].concat([
    "observaciones",
    "notiz",
    "notizen",
    "bemerkung",
    "bemerkungen",
    "anmerkung",
    "anmerkungen",
    "kommentar"
  ]),
  type: ["type", "customer type", "tipo", "tipo de cliente", "typ", "kundentyp", "kundenart"],
  tags: [
    "tags",
    "tag",
    "labels",
    "label",
    "etiquetas",
    "etiqueta",
    "schlagworter",
    "schlagworte",
    "schlagwort"
  ],
  owner: [
    "owner",
    "account owner",
    "account manager",
    "responsible",
    "responsable",
    "responsable de cuenta"
  ].concat(["gestor", "zustandig", "verantwortlich", "verantwortlicher", "kundenbetreuer", "betreuer"])
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

interface Guessing {
  /** By default the field that the header names. */
  readonly fieldOf?: (header: string) => ImportField | undefined
  /** The members who can be owners; by default no one. */
  readonly ownerCalled?: OwnerCalled
}

/**
 * Maps columns to fields: by their headers, and email and phone otherwise by their values. Type and owner are mapped only
 * if most values are types or members, because other values would be errors: a "Type" may well be "Retail". When two
 * columns fit the same field, the first one wins.
 */
export const mappingOf = (
  header: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  { fieldOf = fieldCalled, ownerCalled = () => undefined }: Guessing = {}
): ColumnMapping => {
  const mapping: { [F in ImportField]?: number } = {}
  const holds = (column: number, fits: (text: string) => boolean) =>
    mostlyFit(
      rows.map((cells) => cells[column] ?? ""),
      fits
    )
  for (const [column, name] of header.entries()) {
    const field = fieldOf(name)
    if (field === undefined) continue
    if (field === "type" && !holds(column, (text) => typeCalled(text) !== undefined)) continue
    if (field === "owner" && !holds(column, (text) => ownerCalled(unguarded(text)) !== undefined)) continue
    mapping[field] ??= column
  }
  for (const [field, fits] of [["email", isEmail] as const, ["phone", isPhone] as const]) {
    const taken = new Set(Object.values(mapping))
    mapping[field] ??= header.findIndex((_, column) => !taken.has(column) && holds(column, fits))
    if (mapping[field] === -1) delete mapping[field]
  }
  return mapping
}

/** Whether the first row is a header: it has a known column name, or no cell is an email address. */
export const looksLikeHeader = (cells: ReadonlyArray<string>): boolean =>
  !cells.some((cell) => cell.includes("@")) || cells.some((cell) => fieldCalled(cell) !== undefined)

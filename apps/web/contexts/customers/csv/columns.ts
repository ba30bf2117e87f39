import { currentSession } from "../../../api/session.ts"

/** The fields of a customer a column can go into. */
export const FIELDS = ["name", "email", "phone", "notes"] as const
export type Field = (typeof FIELDS)[number]

/** Which column, counted from 0, holds a field. */
export type Mapping = { readonly [F in Field]?: number | undefined }

/** What such columns are called, in English and Spanish, as `plain` writes it. */
const NAMES: Readonly<Record<Field, ReadonlyArray<string>>> = {
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

/** Without case, accents and punctuation: `E-Mail` is `e mail`. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

type Remembered = Readonly<Record<string, Field>>

/** Each person of this browser has their own files. */
const key = () => `motorpool.customer-columns.${currentSession()?.user.id ?? ""}`

const isField = (value: unknown): value is Field => FIELDS.some((field) => field === value)

const remembered = (): Remembered => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? "{}")
    if (typeof stored !== "object" || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, field]) => (isField(field) ? [[name, field]] : []))
    )
  } catch {
    // Written by something else: as good as nothing.
    return {}
  }
}

const knownAs = (header: string, memory: Remembered): Field | undefined =>
  memory[plain(header)] ?? FIELDS.find((field) => NAMES[field].includes(plain(header)))

/** Which column holds what, by what was chosen before for such a header, else by its name. */
export const guessMapping = (header: ReadonlyArray<string>): Mapping => {
  const memory = remembered()
  const guessed: { [F in Field]?: number } = {}
  for (const [column, name] of header.entries()) {
    const field = knownAs(name, memory)
    if (field !== undefined) guessed[field] ??= column
  }
  return guessed
}

/** Keeps for the next file what was chosen for this one's headers. */
export const rememberMapping = (header: ReadonlyArray<string>, mapping: Mapping) => {
  const chosen = FIELDS.flatMap((field) => {
    const name = mapping[field] === undefined ? "" : plain(header[mapping[field]] ?? "")
    return name === "" ? [] : [[name, field] as const]
  })
  localStorage.setItem(key(), JSON.stringify({ ...remembered(), ...Object.fromEntries(chosen) }))
}

/** Whether the first row names the columns: one of its cells is known, and none is an address. */
export const looksLikeHeader = (cells: ReadonlyArray<string>): boolean =>
  !cells.some((cell) => cell.includes("@")) || cells.some((cell) => knownAs(cell, {}) !== undefined)

/** The customer fields that a column can be imported into. */
export type CustomerField = "name" | "email" | "phone" | "notes" | "type" | "tags" | "owner"

/** Known column headers in English, Spanish and German: lower case, without accents and punctuation. */
export const HEADERS: Readonly<Record<CustomerField, ReadonlyArray<string>>> = {
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

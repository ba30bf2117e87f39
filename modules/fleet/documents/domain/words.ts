import type { DocumentType } from "../../contract/documentViews.ts"

type Locale = "en" | "es"

/** What documents are called at the beginning of a sentence. */
const TYPES: Readonly<Record<Locale, Readonly<Record<DocumentType, string>>>> = {
  en: {
    registration: "Registration",
    insurance: "Insurance",
    inspection: "Inspection",
    permit: "Permit",
    title: "Title",
    lease: "Lease",
    warranty_policy: "Warranty",
    other: "Document"
  },
  es: {
    registration: "Permiso de circulación",
    insurance: "Seguro",
    inspection: "Inspección técnica",
    permit: "Autorización",
    title: "Título de propiedad",
    lease: "Contrato de leasing",
    warranty_policy: "Garantía",
    other: "Documento"
  }
}

interface OneDocument {
  readonly type: DocumentType
  readonly vehicle: string
  readonly expiresOn: string
}

/** The notice about one document. */
export const wordsForOne = ({ type, vehicle, expiresOn }: OneDocument, isExpired: boolean) => {
  const day = (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(expiresOn))
  return {
    en: {
      title: isExpired ? `Document of ${vehicle} expired` : `Document of ${vehicle} expires soon`,
      message: `${TYPES.en[type]}: ${isExpired ? "expired" : "expires"} on ${day("en")}.`
    },
    es: {
      title: isExpired
        ? `Ha caducado un documento de ${vehicle}`
        : `Un documento de ${vehicle} caduca pronto`,
      message: `${TYPES.es[type]}: ${isExpired ? "caducó" : "caduca"} el ${day("es")}.`
    }
  }
}

/** The notice about several. */
export const wordsForSeveral = (count: number) => ({
  en: {
    title: `${count} documents of vehicles expire soon or have expired`,
    message: "Renew them, or archive those that are no longer needed."
  },
  es: {
    title: `${count} documentos de vehículos caducan pronto o han caducado`,
    message: "Renuévelos, o archive los que ya no se necesiten."
  }
})

import { defectTitle } from "../../contract/defectTitle.ts"
import type { DefectSeverity } from "../../contract/defectViews.ts"

const SEVERITIES: Readonly<Record<DefectSeverity, { readonly en: string; readonly es: string }>> = {
  advisory: { en: "advisory", es: "aviso" },
  minor: { en: "minor", es: "leve" },
  major: { en: "major", es: "grave" },
  critical: { en: "critical", es: "crítico" }
}

export interface NamedDefect {
  readonly vehicle: string
  /** Such as D-1042. */
  readonly name: string
  readonly title: string
}

/** The notice that someone reported a defect. */
export const wordsForReport = ({ vehicle, name, title }: NamedDefect, severity: DefectSeverity) => ({
  en: {
    title: `New defect on ${vehicle}`,
    message: `${name}: ${defectTitle(title, "en")} (${SEVERITIES[severity].en}).`
  },
  es: {
    title: `Nuevo defecto en ${vehicle}`,
    message: `${name}: ${defectTitle(title, "es")} (${SEVERITIES[severity].es}).`
  }
})

/** The notice that someone says that a vehicle is unsafe. */
export const wordsForUnsafe = ({ vehicle, name, title }: NamedDefect) => ({
  en: {
    title: `${vehicle} was reported as unsafe`,
    message: `${name}: ${defectTitle(title, "en")}. The reporter says the vehicle is unsafe. This report doesn't ground it.`
  },
  es: {
    title: `Se ha notificado que ${vehicle} no es seguro`,
    message: `${name}: ${defectTitle(title, "es")}. Quien lo notificó dice que el vehículo no es seguro. El aviso no lo inmoviliza.`
  }
})

/** The notice to the person who deferred a defect. */
export const wordsForEndedDeferral = ({ vehicle, name, title }: NamedDefect) => ({
  en: {
    title: `${name} is open again`,
    message: `${vehicle}: ${defectTitle(title, "en")}. The day until which it was deferred has passed.`
  },
  es: {
    title: `${name} vuelve a estar abierto`,
    message: `${vehicle}: ${defectTitle(title, "es")}. Ha pasado el día hasta el que se aplazó.`
  }
})

/** The notice to the person who reported it, who can confirm that. */
export const wordsForResolved = ({ vehicle, name, title }: NamedDefect) => ({
  en: {
    title: `${name} is resolved`,
    message: `${vehicle}: ${defectTitle(title, "en")}. Confirm the repair, or reopen the defect if it remains.`
  },
  es: {
    title: `${name} está resuelto`,
    message: `${vehicle}: ${defectTitle(title, "es")}. Confirme la reparación o reabra el defecto si persiste.`
  }
})

/** The notice that the person who reported it says that it remains. */
export const wordsForReopened = ({ vehicle, name, title }: NamedDefect) => ({
  en: {
    title: `${name} is open again`,
    message: `${vehicle}: ${defectTitle(title, "en")}. The person who reported it says it isn't resolved.`
  },
  es: {
    title: `${name} vuelve a estar abierto`,
    message: `${vehicle}: ${defectTitle(title, "es")}. Quien lo notificó dice que no está resuelto.`
  }
})

import type { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import { describeFault } from "../../contract/describeFault.ts"

type Locale = "en" | "es"

/** What is wrong, as a sentence without its subject. */
const WRONG: Readonly<Record<DeviceIssueKind, Readonly<Record<Locale, string>>>> = {
  never_reported: {
    en: "has not reported since it was linked to its vehicle.",
    es: "no ha enviado datos desde que se vinculó a su vehículo."
  },
  offline: { en: "has not reported for a day.", es: "lleva un día sin enviar datos." },
  unplugged: { en: "gets no power from its vehicle.", es: "no recibe corriente de su vehículo." },
  low_power: {
    en: "reports that a battery is almost empty.",
    es: "comunica que una batería está casi agotada."
  },
  no_fix: { en: "has not known where it is for a day.", es: "lleva un día sin conocer su posición." },
  clock_skew: { en: "has a wrong clock.", es: "tiene la hora mal ajustada." },
  wrong_vehicle: {
    en: "reports another VIN than that of its vehicle.",
    es: "comunica un VIN distinto del de su vehículo."
  }
}

/** The notice that something is wrong with a device. */
export const wordsForIssue = (kind: DeviceIssueKind, device: string) => ({
  en: { title: "Device needs attention", message: `${device} ${WRONG[kind].en}` },
  es: { title: "Un dispositivo requiere atención", message: `${device} ${WRONG[kind].es}` }
})

/** The same of several. */
export const wordsForIssues = (count: number) => ({
  en: { title: "Devices need attention", message: `${count} device issues were detected.` },
  es: {
    title: "Varios dispositivos requieren atención",
    message: `Se detectaron ${count} incidencias de dispositivos.`
  }
})

/** The notice to the member who is responsible for it now. */
export const wordsForAssignee = (kind: DeviceIssueKind, device: string) => ({
  en: { title: "Device issue assigned to you", message: `${device} ${WRONG[kind].en}` },
  es: { title: "Se le asignó una incidencia", message: `${device} ${WRONG[kind].es}` }
})

/** The notice that a vehicle reported a code. */
export const wordsForFault = (code: string | null, raw: string, vehicle: string) => {
  const named = (locale: Locale): string => {
    const text = code === null ? null : describeFault(code, locale)
    return text === null ? (code ?? raw) : `${code} (${text})`
  }
  return {
    en: { title: "Vehicle fault code", message: `${vehicle} reported ${named("en")}.` },
    es: { title: "Código de avería", message: `${vehicle} comunicó ${named("es")}.` }
  }
}

/** The same of several. */
export const wordsForFaults = (count: number) => ({
  en: { title: "Vehicle fault codes", message: `Vehicles reported ${count} fault codes.` },
  es: { title: "Códigos de avería", message: `Los vehículos comunicaron ${count} códigos de avería.` }
})

import type { messages as english } from "./record.en.ts"

export const messages: typeof english = {
  subtitle: (vehicle, at) => `${vehicle}, ${at}`,
  corrects: "Esta inspección corrige una anterior.",
  isCorrected: "Esta inspección se corrigió.",
  openEarlier: "Abrir la inspección anterior",
  openNewer: "Abrir la inspección más reciente",
  correct: "Corregir",
  markReviewed: "Marcar como revisada",
  withdrawReview: "Retirar la revisión",
  reviewWithdrawn: "Revisión retirada",
  reviewing: {
    title: "Marcar como revisada",
    about: "La inspección en sí no cambia. Su nombre y la hora se guardan con ella.",
    note: "Nota",
    submit: "Marcar como revisada",
    busy: "Guardando...",
    done: "Inspección revisada"
  },
  result: "Resultado",
  failed: "Puntos con fallo",
  failedOf: (failed, answered) => `${failed} de ${answered} respondidos`,
  vehicle: "Vehículo",
  person: "Hecha por",
  duration: "Duración",
  form: "Formulario",
  version: (use, n) => `${use}, versión ${n}`,
  review: "Revisada por",
  reviewedBy: (name, at, note) => `${name}, ${at}${note === null ? "" : `: ${note}`}`,
  flags: "Por comprobar",
  openDefect: "Abrir defecto",
  photosOf: (label) => `Fotos: ${label}`,
  photo: (label, number) => `${label}, foto ${number}`,
  record: "Registro",
  started: "Inicio (hora del dispositivo)",
  finished: "Fin (hora del dispositivo)",
  sent: "Envío (hora del dispositivo)",
  received: "Recepción (hora del servidor)",
  clock: "Reloj del dispositivo",
  clockRight: "Correcto",
  clockAhead: (length) => `${length} adelantado`,
  clockBehind: (length) => `${length} atrasado`,
  place: {
    label: "Ubicación",
    value: (degrees, meters) => (meters === null ? degrees : `${degrees} (± ${meters} m)`)
  },
  number: "Número",
  numberOfVehicle: (number, vehicle) => `${number} de ${vehicle}`,
  chain: {
    label: "Huella digital",
    intact: (count) =>
      count === 1
        ? "La inspección de este vehículo no ha cambiado"
        : `Las ${count} inspecciones de este vehículo no han cambiado`,
    broken: (number) =>
      number === null
        ? "Se cambiaron o eliminaron inspecciones"
        : `Cambiadas o eliminadas a partir del número ${number}`
  }
}

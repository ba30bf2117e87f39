import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./safety.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  check: {
    title: "¿Puede salir?",
    yes: "Listo para salir",
    no: "No puede salir",
    reasons: {
      not_in_service: (state) => `No está en servicio: ${state}.`,
      grounded: (reason, since) => `Inmovilizado desde el ${since}: ${reason}`,
      restricted: (reason, since) => `Con restricciones desde el ${since}: ${reason}`,
      held: (hold, until) => `Ocupado: ${hold}, ${until}.`,
      overdue: (hold, due) => `Aún no ha vuelto: ${hold}, ${due}.`,
      document_missing: (document) => `Falta un documento: ${document}.`,
      document_expired: (document, day) => `Documento caducado el ${day}: ${document}.`,
      license_expired: (driver, day) => `El permiso de ${driver} caducó el ${day}.`,
      assigned: (driver) => `Asignado a ${driver}.`,
      inspection_due: (form) => `Inspección pendiente: ${form}.`
    }
  },
  blocks: {
    title: "Seguridad",
    list: "Por qué no es o no era seguro",
    empty: "Este vehículo nunca ha tenido restricciones ni ha estado inmovilizado.",
    opened: (name, when) => `${name}, ${when}`,
    released: (name, when) => `Liberado por ${name}, ${when}`
  },
  severities: { restricted: "Con restricciones", grounded: "Inmovilizado" },
  ground: {
    open: "Inmovilizar",
    title: "Inmovilizar o restringir vehículo",
    about: "Un vehículo inmovilizado queda bloqueado hasta que se libere, o desde que vuelva.",
    severity: "Gravedad",
    severities: {
      grounded: "Inmovilizado: no debe circular",
      restricted: "Con restricciones: puede circular con una limitación"
    },
    reason: "Motivo",
    submit: "Inmovilizar vehículo",
    submitRestricted: "Restringir vehículo",
    busy: "Guardando...",
    done: (vehicle, demoted) =>
      demoted === 0
        ? `${vehicle} está inmovilizado.`
        : `${vehicle} está inmovilizado. ${plural(demoted, { one: "1 reserva queda como provisional.", other: `${demoted} reservas quedan como provisionales.` })}`,
    doneRestricted: (vehicle) => `${vehicle} tiene restricciones.`
  },
  release: {
    open: "Liberar",
    openFor: (reason) => `Liberar: ${reason}`,
    title: "Liberar vehículo",
    about: (reason) => `«${reason}»: indique por qué el vehículo es seguro ahora. Se añade su nombre.`,
    note: "Nota",
    submit: "Liberar vehículo",
    busy: "Liberando...",
    done: (vehicle) => `${vehicle}: liberado.`
  }
}

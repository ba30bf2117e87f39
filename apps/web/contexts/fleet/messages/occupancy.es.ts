import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./occupancy.en.ts"

const plural = pluralOf("es")
const tentative = (count: number) =>
  plural(count, {
    one: "1 reserva queda como provisional.",
    other: `${count} reservas quedan como provisionales.`
  })
const also = (sentence: string, demoted: number) =>
  demoted === 0 ? sentence : `${sentence} ${tentative(demoted)}`

export const messages: typeof english = {
  tab: "Disponibilidad",
  until: (when) => `hasta ${when}`,
  untilNotice: "hasta nuevo aviso",
  overdueSince: (when) => `debía volver ${when}`,
  calendar: {
    title: "Calendario",
    list: "Qué ocupa este vehículo",
    scale: "Periodo",
    scales: { week: "Semana", month: "Mes" },
    previous: "Anterior",
    next: "Siguiente",
    today: "Hoy",
    empty: "Nada ocupa este vehículo en este periodo."
  },
  period: (from, until) => `${from} a ${until}`,
  states: {
    tentative: "Provisional",
    demoted: "Necesita otra fecha u otro vehículo",
    firm: "Previsto",
    current: "Ahora",
    overdue: "Con retraso",
    ended: "Terminado"
  },
  heldFor: (whom) => `para ${whom}`,
  takenBy: (name) => `añadido por ${name}`,
  toLocation: (name) => `a ${name}`,
  more: (hold) => `Más acciones: ${hold}`,
  actions: {
    confirm: "Confirmar",
    withdraw: "Dejar como provisional",
    start: "Empezar ahora",
    extend: "Cambiar el final",
    cancel: "Cancelar",
    end: "Terminar ahora",
    returned: "Marcar como devuelto",
    arrived: "Marcar como llegado",
    undo: "Deshacer"
  },
  done: {
    confirmed: (hold) => `${hold}: confirmado.`,
    withdrawn: (hold) => `${hold}: provisional.`,
    started: (hold) => `${hold}: empezado.`,
    ended: (hold) => `${hold}: terminado.`,
    cancelled: (hold) => `${hold}: cancelado.`,
    arrived: (hold) => `${hold}: ha llegado.`,
    undone: (hold) => `${hold}: como antes.`
  },
  conflict: {
    taken: (holds) => `Este vehículo ya está ocupado: ${holds}.`,
    demote:
      "Guarde de todos modos para dejarlas como provisionales. Después necesitarán otra fecha u otro vehículo."
  },
  form: {
    kind: "Motivo",
    from: "Desde",
    until: "Hasta",
    untilHint: "Déjelo vacío si es hasta nuevo aviso.",
    status: "Estado",
    statuses: { firm: "Firme", tentative: "Provisional" },
    heldFor: "Para",
    heldForHint: "Quién tiene el vehículo, por ejemplo un cliente o un taller.",
    note: "Nota",
    noTime: "Indique una fecha y una hora.",
    anyway: "Guardar de todos modos",
    busy: "Guardando..."
  },
  block: {
    open: "Bloquear",
    title: "Bloquear vehículo",
    about: "Nadie más puede tener el vehículo en este periodo.",
    submit: "Bloquear vehículo",
    done: (vehicle, demoted) => also(`${vehicle} está bloqueado.`, demoted)
  },
  extend: {
    title: "Cambiar el final",
    submit: "Cambiar el final",
    done: (hold, demoted) => also(`${hold}: final cambiado.`, demoted)
  },
  transfer: {
    open: "Trasladar",
    title: "Trasladar vehículo",
    about: "El vehículo pertenece a la otra ubicación cuando ha llegado.",
    to: "A",
    choose: "Elija una ubicación",
    noLocations: "Todavía no hay otra ubicación. Añada una en la configuración de la flota.",
    arrival: "Llegada prevista",
    submit: "Trasladar vehículo",
    done: (vehicle, demoted) => also(`${vehicle} está en camino.`, demoted)
  }
}

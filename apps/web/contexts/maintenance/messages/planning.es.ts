import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./planning.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  board: "Tablero de planificación",
  day: "Día",
  week: "Semana",
  view: "Periodo",
  by: "Agrupar por",
  groups: { bay: "Puestos", technician: "Técnicos" },
  none: { bay: "Sin puesto", technician: "Sin técnico" },
  previous: { day: "Día anterior", week: "Semana anterior" },
  next: { day: "Día siguiente", week: "Semana siguiente" },
  today: "Hoy",
  more: "Hay más trabajo del que cabe aquí. Elija un periodo más corto.",
  moved: (order, when) => `${order} está programada para el ${when}.`,
  keyboard: {
    hint: "Pulse la barra espaciadora para moverla con las flechas.",
    hintScheduled:
      "Pulse la barra espaciadora para moverla con las flechas, o Supr para quitarla del calendario.",
    lifted: (order, place) =>
      `${order}, ${place}. Mueva con las flechas, pulse Intro para soltar o Escape para cancelar.`,
    dropped: (order, place) => `${order} soltada: ${place}.`,
    cancelled: (order) => `${order} no se ha movido.`,
    removed: (order) => `${order} se quita del calendario.`,
    place: (row, when) => `${row}, ${when}`
  },
  unscheduled: { title: "Sin programar", empty: "Todo lo que está abierto está programado." },
  bays: {
    add: "Añadir puesto",
    rename: "Cambiar nombre del puesto",
    about: "Un elevador o un lugar donde el taller trabaja en un solo vehículo a la vez.",
    name: "Nombre",
    done: (name) => `Se ha añadido ${name}.`,
    renamed: (name) => `El puesto se llama ahora ${name}.`
  },
  dialog: {
    title: (order) => `Programar ${order}`,
    bay: "Puesto",
    technician: "Técnico",
    open: "Abrir la orden de trabajo"
  },
  proposals: {
    title: "Propuestas",
    about: (due) =>
      [
        due === 0
          ? "Ningún servicio está vencido."
          : `${plural(due, { one: "1 servicio está vencido", other: `${due} servicios están vencidos` })} y sin planificar.`,
        "También se proponen servicios que vencen pronto y defectos abiertos."
      ].join(" "),
    empty: "Nada que proponer: no hay servicios vencidos ni defectos abiertos, o ningún vehículo está libre.",
    accept: "Aceptar",
    acceptOf: (vehicle) => `Aceptar para ${vehicle}`,
    dismiss: "Descartar",
    dismissOf: (vehicle) => `Descartar para ${vehicle}`,
    dismissed: (vehicle) => `Esto ya no se propone para ${vehicle}.`,
    dismissedTitle: "Descartadas",
    dismissedAbout: "Siguen pendientes, pero no se proponen.",
    restore: "Volver a proponer",
    restoreOf: (vehicle) => `Volver a proponer para ${vehicle}`,
    restored: (vehicle) => `Lo pendiente de ${vehicle} se vuelve a proponer.`,
    due: (day) => `Vence el ${day}`,
    left: (distance) => `Quedan ${distance}`,
    over: (distance) => `${distance} de más`,
    free: (from, until) => `Vehículo libre ${from} – ${until}`,
    freeFrom: (from) => `Vehículo libre desde ${from}`,
    technician: (name) => `${name} está libre`,
    bay: (name) => `${name} está libre`,
    inStock: (parts) => `En existencias: ${parts}`,
    missing: (parts) => `Sin existencias: ${parts}`
  }
}

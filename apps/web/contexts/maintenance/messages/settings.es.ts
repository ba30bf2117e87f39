import type { messages as english } from "./settings.en.ts"

export const messages: typeof english = {
  title: "Ajustes del taller",
  subtitle: "Aprobación, precios, horario y puestos",
  prices: {
    title: "Aprobación y precios",
    about: "Las líneas nuevas de las órdenes de trabajo empiezan con estos precios.",
    readOnly: "Solo un propietario o administrador puede cambiarlos.",
    approval: "Debe aprobar un propietario o administrador desde",
    approvalHint:
      "Cualquier responsable puede aprobar importes menores, o cualquier importe si está vacío. Los técnicos siempre necesitan aprobación.",
    anyManager: "Cualquier responsable puede aprobar cualquier importe; los técnicos necesitan aprobación",
    rate: "Mano de obra por hora",
    tax: "Impuesto",
    percent: (rate) => `${rate} %`,
    saved: "Se han guardado la aprobación y los precios."
  },
  hours: {
    title: "Horario de trabajo",
    about: (timeZone) => `El trabajo se propone dentro de este horario. Zona horaria: ${timeZone}.`,
    from: (day) => `${day}, desde`,
    until: (day) => `${day}, hasta`,
    closed: "Cerrado",
    missing: "Indique las dos horas.",
    order: "El final debe ser posterior al inicio.",
    saved: "Se ha guardado el horario de trabajo."
  },
  bays: {
    title: "Puestos",
    about: "Donde el taller trabaja en un solo vehículo a la vez.",
    empty: "Aún no hay puestos",
    emptySentence:
      "Con puestos, el tablero muestra qué se hace y dónde, y dos vehículos nunca comparten uno.",
    archivedTitle: "Puestos archivados",
    archivedAbout: "En ellos no se puede programar nada nuevo.",
    added: (day) => `Añadido el ${day}`,
    more: (name) => `Más acciones: ${name}`,
    rename: "Cambiar nombre",
    archive: "Archivar",
    archived: (name) => `Se ha archivado ${name}.`,
    restore: "Restaurar",
    restoreOf: (name) => `Restaurar ${name}`,
    restored: (name) => `Se ha restaurado ${name}.`
  }
}

import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./tasks.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")

export const messages: typeof english = {
  list: "Tareas de servicio",
  archivedTitle: "Tareas archivadas",
  archivedAbout: "Ya no se pueden añadir a programas.",
  count: (tasks: number) => plural(tasks, { one: "1 tarea", other: `${grouped.format(tasks)} tareas` }),
  fields: {
    name: "Nombre",
    code: "Código",
    system: "Sistema",
    default_minutes: "Tiempo habitual",
    instructions: "Instrucciones"
  },
  parts: {
    title: "Recambios habituales",
    hint: "El tablero de planificación indica si hay existencias.",
    quantityOf: (part: string, unit: string) => `Cantidad de ${part} (${unit})`,
    remove: (part: string) => `Quitar ${part}`,
    listed: (parts: string) => `Recambios habituales: ${parts}`
  },
  add: "Añadir tarea",
  common: "Añadir tareas habituales",
  commonAdded: "Se han añadido las tareas habituales.",
  minutes: (minutes: number) => `${grouped.format(minutes)} min`,
  minutesUnit: "min",
  codeHint: "Un nombre corto, por ejemplo PM-A.",
  notMinutes: "Escriba minutos enteros, de 1 a 10.000.",
  empty: {
    title: "Todavía no hay tareas de servicio",
    sentence:
      "Una tarea es un trabajo en un vehículo, como un cambio de aceite. Añada aquí las tareas e inclúyalas después en programas de servicio.",
    readOnly: "Las tareas aparecen aquí cuando un responsable las añade."
  },
  dialog: {
    addTitle: "Añadir tarea",
    addAbout: "Un trabajo que se hace periódicamente en los vehículos.",
    editTitle: "Editar tarea",
    editAbout: "Cambia en todos los programas que la contienen.",
    submitAdd: "Añadir tarea",
    submitEdit: "Guardar cambios",
    saveAnyway: "Guardar de todos modos",
    busy: "Guardando...",
    added: (name: string) => `${name}: añadida.`,
    saved: (name: string) => `${name}: guardada.`
  },
  more: (name: string) => `Más acciones: ${name}`,
  edit: "Editar",
  archive: "Archivar",
  restore: "Restaurar",
  restoreOf: (name: string) => `Restaurar ${name}`,
  archived: (name: string) => `${name}: archivada.`,
  restored: (name: string) => `${name}: restaurada.`
}

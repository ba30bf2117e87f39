import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./schedules.en.ts"

const plural = pluralOf("es")
const hoursOf = (hours: number) => plural(hours, { one: "1 hora", other: `${hours} horas` })

export const messages: typeof english = {
  list: "Planes",
  due: (count) =>
    `${plural(count, { one: "1 inspección pendiente", other: `${count} inspecciones pendientes` })} ahora`,
  more: (count) => `${count} más en las páginas de sus vehículos.`,
  about: "Los vehículos que no están en servicio quedan excluidos.",
  empty: {
    title: "Aún no hay planes",
    sentence: "Un plan define qué vehículos se inspeccionan con qué formulario y con qué frecuencia."
  },
  add: {
    open: "Añadir plan",
    title: "Añadir plan",
    submit: "Añadir plan",
    done: (form) => `Plan añadido: ${form}`
  },
  edit: {
    open: "Editar",
    title: (form) => `Editar plan: ${form}`,
    submit: "Guardar plan",
    done: (form) => `Plan guardado: ${form}`
  },
  busy: "Guardando...",
  actionsOf: (form) => `Acciones: ${form}`,
  pause: "Pausar",
  paused: (form) => `Plan en pausa: ${form}`,
  isPaused: "En pausa",
  resume: "Reanudar",
  resumed: (form) => `Plan reanudado: ${form}`,
  remove: {
    open: "Quitar",
    title: "¿Quitar el plan?",
    confirm: "Quitar plan",
    about: (form) =>
      `Los vehículos ya no necesitarán la inspección ${form}. Las inspecciones permanecen. Esto no se puede deshacer.`
  },
  removed: (form) => `Plan quitado: ${form}`,
  missed: {
    title: "Inspecciones no realizadas",
    about: "No se hicieron a tiempo. Las que se hicieron a tiempo y llegan más tarde dejan de aparecer.",
    on: (day) => `El ${day}`,
    between: (first, last) => `Del ${first} al ${last}`
  },
  form: "Formulario",
  chooseForm: "Elija un formulario publicado",
  noForm: "Elija un formulario.",
  vehicles: "Vehículos",
  rules: {
    all: "Todos los vehículos en servicio",
    kinds: "Algunos tipos de vehículos",
    groups: "Algunos grupos",
    vehicles: "Algunos vehículos"
  },
  nothingChosen: "Elija al menos uno.",
  aGroup: "Un grupo",
  removeVehicle: (name) => `${name}: quitar`,
  vehicleCount: (count) => plural(count, { one: "1 vehículo", other: `${count} vehículos` }),
  andMore: (names, more) => `${names} y ${more} más`,
  cadence: "Frecuencia",
  cadences: { every_days: "Cada varios días", before_use: "Antes de cada uso" },
  every: (days) => (days === 1 ? "Cada día" : `Cada ${days} días`),
  beforeUse: (hours) => `Antes de cada uso, válida ${hoursOf(hours)}`,
  days: "Cada (días)",
  startsOn: "A partir del",
  validHours: "Válida durante (horas)",
  validHint: "Con cuánta antelación a la salida se puede inspeccionar el vehículo.",
  grace: "Margen (horas)",
  graceHint:
    "Cuánto tiempo después de su último día se puede hacer la inspección antes de contar como omitida.",
  graceOfUseHint:
    "Cuánto tiempo después de recibir el vehículo el conductor se puede hacer la inspección antes de contar como omitida; al menos 15 minutos.",
  graceShort: (hours) => (hours === 0 ? "sin margen" : `${hoursOf(hours)} de margen`),
  required: "Un vehículo no debe salir mientras su inspección esté pendiente",
  cleanDays:
    "En EE. UU., el informe diario solo es obligatorio si hay defectos. Un día sin informe no cuenta como omitido.",
  requiredShort: "obligatoria antes de salir",
  whole: (from, to) => `Introduzca un número entero de ${from} a ${to}.`
}

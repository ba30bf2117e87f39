import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./programs.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const vehiclesOf = (count: number) =>
  plural(count, { one: "1 vehículo", other: `${grouped.format(count)} vehículos` })
const tasksOf = (count: number) => plural(count, { one: "1 tarea", other: `${grouped.format(count)} tareas` })

export const messages: typeof english = {
  list: "Programas de servicio",
  archivedTitle: "Programas archivados",
  archivedAbout: "Sus servicios ya no vencen.",
  count: (programs: number) =>
    plural(programs, { one: "1 programa", other: `${grouped.format(programs)} programas` }),
  about: (tasks: number, vehicles: number) => `${tasksOf(tasks)} · ${vehiclesOf(vehicles)}`,
  add: "Nuevo programa",
  empty: {
    title: "Todavía no hay programas de servicio",
    sentence:
      "Un programa define qué servicios necesitan los vehículos y cada cuánto. Empiece con uno de estos y cambie lo que quiera.",
    readOnly: "Los programas aparecen aquí cuando un responsable los crea."
  },
  templates: {
    title: "Empezar con una plantilla",
    list: "Plantillas",
    names: {
      light: "Coches y furgonetas",
      heavy: "Camiones",
      trailers: "Remolques",
      equipment: "Maquinaria"
    },
    about: {
      light: "Aceite, neumáticos, frenos, filtros, inspección anual",
      heavy: "Aceite, frenos, filtros, refrigerante, inspección anual",
      trailers: "Neumáticos, frenos, inspección anual",
      equipment: "Aceite, filtros y correas por horas de motor"
    },
    use: (template: string) => `Usar plantilla: ${template}`,
    open: "Usar plantilla"
  },
  more: (name: string) => `Más acciones: ${name}`,
  archive: "Archivar",
  restore: "Restaurar",
  restoreOf: (name: string) => `Restaurar ${name}`,
  archived: (name: string) => `${name}: archivado. Sus servicios ya no vencen.`,
  restored: (name: string) => `${name}: restaurado.`,
  page: {
    new: "Nuevo programa",
    name: "Nombre",
    save: "Guardar programa",
    create: "Crear programa",
    saveAnyway: "Guardar de todos modos",
    busy: "Guardando...",
    created: (name: string) => `${name}: creado.`,
    saved: (name: string) => `${name}: guardado.`,
    archivedNote: "Este programa está archivado. Sus servicios no vencen.",
    noTasks: "Añada al menos una tarea.",
    gone: "Programa de servicio"
  },
  rule: {
    title: "Vehículos",
    about:
      "El programa se aplica a los vehículos que cumplen todo esto. Déjelo todo vacío para toda la flota.",
    kinds: "Tipos",
    groups: "Grupos",
    makes: "Marcas",
    models: "Modelos",
    body_classes: "Carrocerías",
    namesHint: "Separe varios con comas.",
    vehicles: "También estos vehículos",
    chosen: (count: number) =>
      plural(count, { one: "1 vehículo elegido", other: `${grouped.format(count)} vehículos elegidos` }),
    andChosen: (chosen: string) => `más ${chosen}`,
    chosenVehicles: "Vehículos elegidos",
    remove: (name: string) => `Quitar ${name}`,
    applies: (vehicles: number) => `Se aplica a ${vehiclesOf(vehicles)}`,
    counting: "Contando vehículos..."
  },
  items: {
    title: "Tareas",
    about: "Qué se hace y cada cuánto. Cuenta lo que ocurra antes.",
    list: "Tareas del programa",
    add: "Añadir tarea",
    edit: "Editar",
    editOf: (task: string) => `Editar ${task}`,
    removeOf: (task: string) => `Quitar ${task}`,
    empty: "Todavía no hay tareas",
    every: (intervals: string) => `Cada ${intervals}`,
    months: (months: number) => plural(months, { one: "mes", other: `${months} meses` }),
    days: (days: number) => plural(days, { one: "día", other: `${days} días` }),
    remind: (leads: string) => `Aviso ${leads} antes`,
    leadDays: (days: number) => plural(days, { one: "1 día", other: `${days} días` }),
    includes: (tasks: string) => `Incluye ${tasks}`,
    grid: "Intervalos fijos",
    unknown: "Tarea archivada"
  },
  item: {
    addTitle: "Añadir tarea",
    editTitle: "Editar tarea del programa",
    about: "Después de qué distancia, horas o tiempo vence. Cuenta lo que ocurra antes.",
    task: "Tarea",
    choose: "Elegir...",
    tasks: "Tareas",
    common: "Tareas habituales",
    noTask: "Elija una tarea.",
    distance: (unit: string) => `Cada (${unit})`,
    hours: "Cada (horas de motor)",
    time: "Cada",
    timeUnit: "Unidad de tiempo",
    units: { months: "meses", days: "días" },
    missing: "Escriba una distancia, horas o tiempo.",
    soon: "Avisar antes de que venza",
    soonDistance: (unit: string) => `Distancia (${unit})`,
    soonHours: "Horas de motor",
    soonDays: "Días",
    first: "Primer vencimiento, si no es al cabo de un intervalo",
    firstDistance: (unit: string) => `A los (${unit})`,
    firstHours: "A las (horas de motor)",
    firstDays: "Días en servicio",
    tolerance: "Tolerancia",
    toleranceHint: "Cuánto después del vencimiento todavía es a tiempo.",
    recur: "El siguiente cuenta desde",
    recurs: {
      from_completion: "Cuando se hizo este",
      fixed_grid: "Cuando vencía este (intervalos fijos)"
    },
    includes: "También completa",
    notWhole: "Escriba un número entero.",
    notANumber: "Escriba un número mayor que 0.",
    notPercent: "Escriba un número entero de 0 a 100.",
    submitAdd: "Añadir tarea",
    submitEdit: "Aplicar",
    busy: "Guardando..."
  }
}

import type { messages as en } from "./recalls.en.ts"

export const messages: typeof en = {
  list: "Llamadas a revisión",
  about: "Según marca, modelo y año. Compruebe el VIN con el fabricante.",
  search: "Buscar llamadas",
  state: "Estado",
  choices: {
    undone: "Sin realizar",
    open: "Abiertas",
    scheduled: "En una orden de trabajo",
    done: "Realizadas",
    not_applicable: "No aplicables"
  },
  states: {
    open: "Abierta",
    scheduled: "En una orden de trabajo",
    done: "Realizada",
    not_applicable: "No aplicable"
  },
  possible: "Posible llamada a revisión: compruebe el VIN con el fabricante",
  none: "No hay llamadas a revisión abiertas",
  noneAbout: "Aquí aparecen las llamadas a revisión que pueden afectar a sus vehículos.",
  noneOfVehicle: "No se conocen llamadas a revisión",
  notFound: "No se encontraron llamadas a revisión",
  noMatches: "Ninguna llamada a revisión coincide con esta búsqueda.",
  name: (component, vehicle) => `${component}, ${vehicle}`,
  view: "Ver",
  fields: {
    number: "Número",
    manufacturer: "Fabricante",
    component: "Componente",
    system: "Sistema",
    summary: "Problema",
    remedy: "Solución",
    reported_on: "Fecha de notificación",
    vehicle: "Vehículo",
    make: "Marca",
    model: "Modelo",
    modelHint: "Déjelo vacío para todos los modelos de la marca.",
    year_from: "Primer año de modelo",
    year_to: "Último año de modelo",
    work_order: "Orden de trabajo",
    note: "Nota"
  },
  decided: { done: (day) => `Realizada el ${day}`, not_applicable: "No aplicable" },
  workOrder: "Nueva orden de trabajo",
  done: {
    open: "Marcar como realizada",
    title: "Marcar como realizada",
    about:
      "Por ejemplo, si la ha realizado un concesionario. Si está en una orden de trabajo, queda realizada al cerrarla.",
    day: "Realizada el",
    note: "Nota",
    submit: "Marcar como realizada",
    done: (name) => `${name}: realizada.`
  },
  notApplicable: {
    open: "No aplicable",
    title: "La llamada a revisión no es aplicable",
    about: "Por ejemplo, cuando el fabricante indica que este VIN no está afectado.",
    reason: "Motivo",
    submit: "Marcar como no aplicable",
    done: (name) => `${name}: no aplicable.`
  },
  reopen: { open: "Reabrir", done: (name) => `${name}: abierta de nuevo.` },
  campaigns: {
    open: "Todas las llamadas",
    title: "Llamadas a revisión",
    about: "Las que pueden afectar a sus vehículos y las que ha añadido su equipo.",
    empty: "Todavía no hay llamadas a revisión.",
    counts: (undone, vehicles) => `Abierta en ${undone} de ${vehicles} vehículos`,
    published: "Publicada por la autoridad",
    manual: "Introducida por su equipo",
    edit: (number) => `Editar ${number}`,
    archive: (number) => `Archivar ${number}`,
    archived: (number) => `Se archivó ${number}.`,
    restored: (number) => `Se restauró ${number}.`,
    add: "Añadir llamada a revisión",
    addTitle: "Añadir llamada a revisión",
    editTitle: "Editar llamada a revisión",
    formAbout: "Cada vehículo de esta marca, modelo y años tendrá una llamada abierta.",
    submit: "Añadir llamada a revisión",
    saved: (number) => `Se guardó ${number}.`,
    notYear: "Escriba un año, por ejemplo 2024."
  }
}

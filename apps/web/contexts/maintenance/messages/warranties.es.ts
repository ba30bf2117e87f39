import type { messages as en } from "./warranties.en.ts"

export const messages: typeof en = {
  title: "Garantías",
  about: "Se comprueban al añadir trabajos a una orden de trabajo.",
  empty: "Todavía no hay garantías",
  sentence: "Añada garantías, y las órdenes de trabajo le pedirán que las reclame antes de gastar dinero.",
  readOnly: "Aquí aparecen las garantías del vehículo.",
  scopes: {
    bumper_to_bumper: "Garantía total",
    powertrain: "Tren motriz",
    battery: "Batería",
    corrosion: "Corrosión",
    part: "Componentes"
  },
  states: {
    upcoming: "Aún no vigente",
    active: "Vigente",
    ends_soon: "Termina pronto",
    expired: "Vencida",
    archived: "Archivada"
  },
  limits: { date: "por fecha", distance: "por distancia", hours: "por horas" },
  from: (day) => `Desde el ${day}`,
  until: (limits) => `hasta ${limits}`,
  unlimited: "sin límite",
  fields: {
    scope: "Cobertura",
    systems: "Sistemas",
    covers: "Componentes",
    coversHint: "Por ejemplo, el turbocompresor.",
    provider: "Proveedor",
    reference: "Número de referencia",
    starts_on: "Comienza el",
    until_date: "Termina el",
    until_m: "Termina a los",
    until_s: "Termina tras",
    note: "Nota"
  },
  add: "Añadir garantía",
  addTitle: "Añadir garantía",
  editTitle: "Editar garantía",
  formAbout: "Termina con el primero de sus límites.",
  submit: "Añadir garantía",
  saved: (provider) => `Se guardó la garantía de ${provider}.`,
  edit: "Editar",
  editOf: (provider) => `Editar la garantía de ${provider}`,
  archiveOf: (provider) => `Archivar la garantía de ${provider}`,
  archive: "Archivar",
  restore: "Restaurar",
  restoreOf: (provider) => `Restaurar la garantía de ${provider}`,
  archived: (provider) => `Se archivó la garantía de ${provider}.`,
  restored: (provider) => `Se restauró la garantía de ${provider}.`,
  notNumber: "Escriba un número igual o mayor que 0.",
  chooseSystem: "Elija al menos un sistema."
}

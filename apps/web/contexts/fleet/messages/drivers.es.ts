import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./drivers.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")

export const messages: typeof english = {
  list: "Conductores",
  search: "Buscar conductores...",
  views: {
    all: "Todos los conductores",
    free: "Sin vehículo",
    expiring: "El permiso vence",
    archived: "Archivados"
  },
  filters: {
    withVehicle: "Con vehículo",
    withoutVehicle: "Sin vehículo",
    withAccount: "Con cuenta",
    withoutAccount: "Sin cuenta"
  },
  count: (drivers) =>
    plural(drivers, { one: "1 conductor", other: `${grouped.format(drivers)} conductores` }),
  sorts: {
    name: "Nombre, de la A a la Z",
    "-name": "Nombre, de la Z a la A",
    license: "El permiso vence antes",
    "-license": "El permiso vence después",
    created: "Más antiguos primero",
    "-created": "Más recientes primero",
    updated: "Cambiados hace más tiempo",
    "-updated": "Cambiados hace menos tiempo"
  },
  fields: {
    name: "Nombre",
    user_id: "Cuenta",
    phone: "Teléfono",
    email: "Correo electrónico",
    license: "Permiso de conducir",
    license_number: "Número de permiso",
    license_classes: "Clases",
    license_region: "Expedido en",
    license_expires_on: "Vence el",
    notes: "Notas",
    vehicle: "Vehículo",
    added: "Añadido"
  },
  licenses: {
    valid: "Vigente",
    expiring: "Vence pronto",
    expired: "Vencido",
    unknown: "Sin fecha de vencimiento"
  },
  validUntil: (day) => `Hasta el ${day}`,
  expiredOn: (day) => `Venció el ${day}`,
  none: "–",
  noAccount: "Sin cuenta",
  noVehicle: "Sin vehículo",
  hidden: "No visible para su rol",
  empty: {
    title: "Todavía no hay conductores",
    sentence: "Añada a las personas que conducen sus vehículos. No necesitan una cuenta.",
    readOnly: "Aquí aparecen las personas que conducen los vehículos de su organización."
  },
  emptyArchive: {
    title: "No hay conductores archivados",
    sentence: "Los conductores archivados conservan su historial y se pueden restaurar."
  },
  notFound: {
    title: "No se encontraron conductores",
    sentence: (search) => `Ningún nombre, correo ni teléfono coincide con «${search}».`
  },
  noMatches: "Ningún conductor coincide con estos filtros.",
  forbidden: { title: "No tiene acceso a los conductores" },
  form: {
    addTitle: "Añadir conductor",
    editTitle: "Editar conductor",
    about: "Un miembro de su equipo o una persona sin cuenta.",
    classesHint: "Separadas por comas, por ejemplo B, BE, C1.",
    regionHint: "Un país o estado, por ejemplo DE o US-TX.",
    submitAdd: "Añadir conductor",
    adding: "Añadiendo...",
    submitEdit: "Guardar cambios",
    saving: "Guardando...",
    added: (name) => `Se añadió a ${name}.`,
    saved: (name) => `Se guardaron los datos de ${name}.`
  },
  details: {
    label: "Conductor",
    edit: "Editar",
    archive: "Archivar",
    restore: "Restaurar",
    archived: "Archivado",
    assignments: "Vehículos",
    noAssignments: "Todavía no ha tenido vehículos."
  },
  archived: (name) => `Se archivó a ${name}.`,
  restored: (name) => `Se restauró a ${name}.`,
  undo: "Deshacer"
}

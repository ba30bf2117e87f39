import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

export const messages: typeof english = {
  search: "Buscar clientes...",
  list: "Clientes",
  fields: {
    name: "Nombre",
    email: "Correo",
    phone: "Teléfono",
    notes: "Notas",
    type: "Tipo",
    tags: "Etiquetas",
    owner_id: "Responsable",
    owner: "Responsable",
    added: "Alta"
  },
  types: { person: "Persona", company: "Empresa" },
  empty: {
    title: "Todavía no hay clientes",
    sentence:
      "Aquí aparecen las personas y empresas con las que trabaja. Añada una o importe un archivo CSV.",
    readOnly: "Aquí aparecen las personas y empresas con las que trabaja su organización."
  },
  emptyArchive: {
    title: "No hay clientes archivados",
    sentence: "Los clientes archivados conservan su historial y se pueden restaurar."
  },
  notFound: {
    title: "No se han encontrado clientes",
    sentence: (search) => `Ningún nombre, correo o teléfono coincide con «${search}».`
  },
  count: (customers) => count(customers, "cliente", "clientes"),
  filters: { tag: "Etiqueta" },
  views: { all: "Todos los clientes", companies: "Empresas", own: "Mis clientes", archived: "Archivados" },
  sorts: {
    name: "Nombre, de la A a la Z",
    "-name": "Nombre, de la Z a la A",
    created: "Más antiguos",
    "-created": "Más recientes",
    updated: "Los que llevan más sin cambios",
    "-updated": "Los últimos modificados"
  },
  noMatches: "Ningún cliente cumple estos filtros.",
  together: {
    archive: "Archivar",
    restore: "Restaurar",
    addTag: "Añadir etiqueta",
    removeTag: "Quitar etiqueta",
    setOwner: "Asignar responsable",
    tag: "Etiqueta",
    chooseTag: "Elija una etiqueta",
    typeTag: "Escriba o elija una etiqueta",
    tagNotValid: "Una etiqueta no puede contener comas ni puntos y comas.",
    chooseOwner: "Elija un responsable",
    about: (customers) => `Se aplica a ${count(customers, "cliente", "clientes")}.`,
    archived: (customers) => count(customers, "cliente archivado.", "clientes archivados."),
    restored: (customers) => count(customers, "cliente restaurado.", "clientes restaurados."),
    changed: (customers) => count(customers, "cliente modificado.", "clientes modificados."),
    undone: (customers) => `Deshecho en ${count(customers, "cliente", "clientes")}.`,
    reasons: {
      archived: (customers) => count(customers, "omitido: archivado.", "omitidos: archivados."),
      address_taken: (customers) =>
        count(
          customers,
          "omitido: otro cliente ya usa su correo.",
          "omitidos: otros clientes ya usan sus correos."
        ),
      too_many_tags: (customers) =>
        count(customers, "omitido: demasiadas etiquetas.", "omitidos: demasiadas etiquetas."),
      not_found: (customers) => count(customers, "omitido: ya no disponible.", "omitidos: ya no disponibles.")
    }
  },
  forbidden: { title: "No tiene acceso a los clientes" },
  form: {
    addTitle: "Añadir cliente",
    editTitle: "Editar cliente",
    about: "Solo el nombre es obligatorio. Añada un correo para poder escribirle.",
    noOwner: "Sin responsable",
    tagsHint: "Intro o una coma añade una etiqueta.",
    removeTag: (tag) => `Quitar ${tag}`,
    submitAdd: "Añadir cliente",
    adding: "Añadiendo...",
    submitEdit: "Guardar cambios",
    saving: "Guardando...",
    added: (name) => `Se ha añadido a ${name}.`,
    saved: (name) => `Se han guardado los cambios de ${name}.`
  },
  details: {
    label: "Cliente",
    archived: "Archivado",
    edited: "Última edición",
    edit: "Editar",
    archive: "Archivar",
    restore: "Restaurar",
    write: "Escribir correo"
  },
  archived: (name) => `Se ha archivado a ${name}.`,
  restored: (name) => `Se ha restaurado a ${name}.`,
  undo: "Deshacer"
}

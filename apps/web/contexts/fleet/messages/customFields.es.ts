import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./customFields.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  page: { title: "Campos personalizados", subtitle: "Lo que su organización anota de sus vehículos" },
  forbidden: "No tiene acceso a los campos personalizados",
  list: "Campos personalizados",
  empty: {
    title: "Todavía no hay campos personalizados",
    sentence:
      "Añada campos para lo que solo anota su organización, como un centro de coste o una carga útil. Los tienen todos los vehículos, la lista puede mostrarlos y filtrar por ellos, y las importaciones y exportaciones los incluyen."
  },
  types: { text: "Texto", number: "Número", date: "Fecha", choice: "Opciones" },
  andMore: (choices) => plural(choices, { one: "y 1 más", other: `y ${choices} más` }),
  unused: "Sin usar",
  add: "Añadir campo",
  edit: "Editar",
  move: (name) => `Mover ${name}: arrastre o pulse una tecla de flecha`,
  moveUp: "Subir",
  moveDown: "Bajar",
  moved: (name, place, of) => `${name} está ahora en el puesto ${place} de ${of}.`,
  actionsOf: (name) => `Acciones de ${name}`,
  archive: "Archivar",
  archived: (name) => `Se ha archivado ${name}. Los vehículos conservan sus valores.`,
  archivedTitle: "Archivados",
  archivedAbout: "Ya no se muestran. Los vehículos conservan sus valores.",
  restore: "Restaurar",
  restoreField: (name) => `Restaurar ${name}`,
  restored: (name) => `Se ha restaurado ${name}.`,
  undo: "Deshacer",
  addTitle: "Añadir campo",
  editTitle: "Editar campo",
  dialogAbout: "Todos los vehículos tienen este campo.",
  name: "Nombre",
  type: "Tipo",
  typeHints: {
    text: "Una línea, como un centro de coste.",
    number: "Por ejemplo, una carga útil. Las listas pueden filtrar por un intervalo.",
    date: "Un día, como el de la revisión de una plataforma. Las listas pueden filtrar por un intervalo.",
    choice: "Una de varias opciones a las que usted da nombre, como una rotulación."
  },
  typeFixed: "Hay vehículos con valores en este campo, así que no se puede cambiar su tipo.",
  choices: {
    label: "Opciones",
    place: (place) => `Opción ${place}`,
    add: "Añadir opción",
    up: (name) => `Subir ${name}`,
    down: (name) => `Bajar ${name}`,
    remove: (name) => `Quitar ${name}`,
    putBack: (name) => `Volver a poner ${name}`,
    faults: {
      missing: () => "Indique al menos una opción.",
      unnamed: () => "Cada opción necesita un nombre. Quite las que no necesite.",
      repeated: (name) => `«${name}» aparece más de una vez.`
    }
  },
  adding: "Añadiendo...",
  added: (name) => `Se ha añadido ${name}.`,
  save: "Guardar cambios",
  saving: "Guardando...",
  saved: (name) => `Se ha guardado ${name}.`
}

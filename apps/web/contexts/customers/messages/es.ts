import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

export const messages: typeof english = {
  export: "Exportar",
  search: "Buscar clientes...",
  filter: { label: "Filtrar clientes", active: "Activos", archived: "Archivados" },
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
  added: (when) => `Alta ${when}`,
  none: "–",
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
  filters: {
    label: "Filtros",
    everyType: "Todos los tipos",
    everyTag: "Todas las etiquetas",
    everyOwner: "Todos los responsables"
  },
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
    },
    none: "No hay nada que cambiar."
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
  undo: "Deshacer",
  importing: {
    title: "Importar clientes",
    steps: { choose: "Archivo", map: "Columnas", preview: "Revisión", import: "Importación" },
    step: (at, of) => `Paso ${at} de ${of}`,
    drop: "Suelte aquí un archivo CSV o pegue filas de una hoja de cálculo.",
    choose: "Elegir archivo",
    reading: "Leyendo el archivo...",
    about:
      "Separado por comas, punto y coma o tabuladores, de cualquier tamaño. No se importa nada hasta que lo confirme.",
    template: "Descargar una plantilla",
    pasted: "Filas pegadas",
    fileErrors: {
      empty: "No hay filas que importar. Elija otro archivo.",
      workbook:
        "Esto es una hoja de cálculo, no un archivo CSV. Ábrala, guárdela como CSV (UTF-8) y elija ese archivo.",
      quote: (line) =>
        `En la línea ${line} se abren unas comillas que no se cierran. Corrija el archivo y vuelva a elegirlo.`,
      unreadable: "Este archivo no se puede leer. Vuelva a elegirlo."
    },
    mapping: {
      about: (file) => `Relacione las columnas de ${file} con los campos del cliente.`,
      header: "La primera fila contiene los nombres de las columnas",
      absent: "No está en el archivo",
      column: (at) => `Columna ${at}`,
      example: (value) => `Por ejemplo: ${value}`,
      nameNeeded: "Elija la columna con los nombres."
    },
    back: "Atrás",
    next: "Revisar filas",
    checking: "Revisando...",
    preview: {
      all: (rows) => count(rows, "fila revisada.", "filas revisadas."),
      first: (rows) =>
        `Se han revisado las primeras ${rows} filas. Las demás se revisan durante la importación.`,
      line: "Línea",
      exists: "Ya existe, no cambia",
      sameAs: (line) => `Igual que la línea ${line}`,
      table: "Vista previa de las primeras filas"
    },
    valid: (rows) => count(rows, "fila válida", "filas válidas"),
    skipping: (rows) => count(rows, "duplicado", "duplicados"),
    invalid: (rows) => count(rows, "fila con errores", "filas con errores"),
    noneValid: "Ninguna de estas filas se puede importar. Revise las columnas o el archivo.",
    start: "Importar",
    progress: (percent, rows) => `${percent}, ${count(rows, "fila", "filas")}`,
    keepOpen: "No cierre esta página hasta que termine.",
    waiting: "La importación continuará automáticamente.",
    tryNow: "Intentar ahora",
    stop: "Detener la importación",
    stopping: "Deteniendo...",
    report: {
      done: "Importación terminada",
      stopped: "Importación detenida",
      failed: "Importación interrumpida",
      undone: "Importación deshecha",
      created: (rows) => count(rows, "cliente añadido", "clientes añadidos"),
      skipped: (rows) => count(rows, "fila omitida por duplicada", "filas omitidas por duplicadas"),
      invalid: (rows) => count(rows, "fila con errores", "filas con errores"),
      line: (line) => `Línea ${line}`,
      more: (rows) => count(rows, "más en el archivo de abajo.", "más en el archivo de abajo."),
      download: "Descargar las filas con errores",
      lineColumn: "Línea",
      errorColumn: "Error",
      undo: "Deshacer la importación",
      removed: (rows) =>
        count(rows, "cliente importado se ha eliminado.", "clientes importados se han eliminado."),
      archived: (rows) =>
        count(
          rows,
          "se ha editado o usado después y queda archivado.",
          "se han editado o usado después y quedan archivados."
        ),
      close: "Listo"
    }
  }
}

import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const count = (rows: number, one: string, other: string) =>
  plural(rows, { one: `1 ${one}`, other: `${grouped.format(rows)} ${other}` })

export const messages: typeof english = {
  forbidden: "No tiene acceso a las importaciones",
  unknownTarget: "No puede importar este tipo de registro",
  steps: { choose: "Archivo", map: "Columnas", check: "Revisión", import: "Importación" },
  step: (at, of) => `Paso ${at} de ${of}`,
  choose: {
    drop: "Suelte aquí un archivo CSV o un libro de Excel, o pegue filas de una hoja de cálculo.",
    button: "Elegir archivo",
    about: "Hasta 64 MB y 200 000 filas. No se importa nada hasta que lo confirme.",
    template: "Descargar una plantilla",
    pasted: "Filas pegadas",
    empty: "Este archivo está vacío. Elija otro.",
    uploading: (percent) => `Subiendo el archivo: ${percent}`,
    cancel: "Cancelar la subida",
    interrupted: "La subida se ha interrumpido",
    interruptedAbout: "Vuelva a elegir el archivo.",
    again: "Elegir otro archivo"
  },
  reading: (rows) =>
    rows === 0 ? "Leyendo el archivo..." : `Leyendo el archivo: ${count(rows, "fila", "filas")} hasta ahora`,
  unreadable: "Este archivo no se puede importar",
  mapping: {
    about: (file, rows) =>
      `${file} tiene ${count(rows, "fila", "filas")}. Relacione sus columnas con los campos.`,
    header: "La primera fila contiene los nombres de las columnas",
    absent: "No está en el archivo",
    column: (at) => `Columna ${at}`,
    example: (values) => `Por ejemplo: ${values}`,
    needed: "Elija una columna.",
    existing: "Registros que ya existen",
    skip: "Omitirlos",
    update: "Actualizarlos",
    updateAbout: "Las celdas vacías no cambian nada.",
    key: "Buscar los registros existentes por"
  },
  back: "Atrás",
  checkRows: "Revisar filas",
  saving: "Guardando...",
  check: {
    progress: (percent) => `Revisando filas: ${percent}`,
    done: (rows) => count(rows, "fila revisada.", "filas revisadas."),
    table: "Las primeras filas",
    failedTable: "Las primeras filas con errores",
    all: "Primeras filas",
    onlyFailed: "Solo errores",
    shown: "Filas mostradas",
    none: "Ninguna de estas filas se puede importar. Revise las columnas o el archivo.",
    start: "Importar"
  },
  table: {
    line: "Línea",
    exists: "Ya existe, no cambia",
    sameAs: (line) => `Igual que la línea ${line}`,
    update: "Se actualizará",
    unchanged: "No cambia nada"
  },
  counts: {
    toCreate: (rows) => `${grouped.format(rows)} por añadir`,
    toUpdate: (rows) => `${grouped.format(rows)} por actualizar`,
    created: (rows) => count(rows, "añadido", "añadidos"),
    updated: (rows) => count(rows, "actualizado", "actualizados"),
    unchanged: (rows) => `${grouped.format(rows)} sin cambios`,
    skipped: (rows) => count(rows, "omitido", "omitidos"),
    failed: (rows) => count(rows, "fila con errores", "filas con errores"),
    removed: (rows) => count(rows, "eliminado", "eliminados"),
    archived: (rows) =>
      count(rows, "editado o usado después, archivado", "editados o usados después, archivados"),
    restored: (rows) => count(rows, "restaurado", "restaurados"),
    kept: (rows) => count(rows, "cambiado después, conservado", "cambiados después, conservados")
  },
  running: {
    progress: (percent, done, rows) => `${percent}, ${done} de ${rows} filas`,
    leave: "Puede salir de esta página. La importación continúa y la encontrará aquí.",
    stop: "Detener la importación"
  },
  undoing: (percent) => `Deshaciendo: ${percent}`,
  result: {
    finished: "Importación terminada",
    stopped: "Importación detenida",
    failed: "Importación interrumpida",
    undone: "Importación deshecha",
    undo_failed: "No se ha terminado de deshacer",
    continue: "Continuar la importación",
    undo: "Deshacer la importación",
    undoAgain: "Seguir deshaciendo",
    undoTitle: "¿Deshacer esta importación?",
    undoAbout:
      "Los registros añadidos se eliminan y los actualizados recuperan sus valores anteriores. Lo que se ha cambiado después se archiva o se conserva.",
    download: "Descargar las filas con errores",
    another: "Importar otro archivo",
    done: "Listo",
    errors: "Filas con errores",
    line: (line) => `Línea ${line}`,
    more: (rows) => count(rows, "más en el archivo.", "más en el archivo."),
    rowsDeleted: "Las filas se eliminaron a los 30 días, así que ya no se puede deshacer."
  },
  discard: "Descartar la importación",
  discarded: "Importación descartada",
  history: {
    title: "Historial",
    about: "Quién importó cada archivo y con qué resultado.",
    list: "Importaciones",
    empty: "Todavía no hay importaciones",
    emptyAbout: "Aquí aparecen los archivos que importe.",
    operator: "Un operador",
    states: {
      uploading: "Subida interrumpida",
      reading: "Leyendo",
      unreadable: "No es una tabla",
      mapping: "Faltan las columnas",
      checking: "Revisando",
      checked: "Lista para importar",
      running: "Importando",
      finished: "Terminada",
      stopped: "Detenida",
      failed: "Interrumpida",
      undoing: "Deshaciendo",
      undo_failed: "Sin terminar de deshacer",
      undone: "Deshecha"
    }
  },
  faults: {
    empty: "Este archivo está vacío.",
    old_workbook:
      "Es un libro en un formato antiguo de Excel. Ábralo, guárdelo como libro de Excel (.xlsx) o CSV e inténtelo de nuevo.",
    binary_workbook:
      "Es un libro binario (.xlsb). Ábralo, guárdelo como libro de Excel (.xlsx) o CSV e inténtelo de nuevo.",
    open_document:
      "Es una hoja de OpenDocument (.ods). Ábrala, guárdela como libro de Excel (.xlsx) o CSV e inténtelo de nuevo.",
    numbers: "Es una hoja de Numbers. Expórtela como libro de Excel (.xlsx) o CSV e inténtelo de nuevo.",
    protected: "Este libro está protegido con una contraseña. Guárdelo sin ella e inténtelo de nuevo.",
    web_page:
      "Es una página web, no una hoja de cálculo. Ábrala en un programa de hojas de cálculo, guárdela como libro de Excel (.xlsx) o CSV e inténtelo de nuevo.",
    no_table: "Este archivo no es una hoja de cálculo. Utilice un libro de Excel (.xlsx) o un archivo CSV.",
    damaged: "Este libro está dañado. Ábralo, guárdelo otra vez e inténtelo de nuevo.",
    unclosed_quote:
      "Hay unas comillas que no se cierran. Ciérrelas, o escríbalas dos veces para que sean texto.",
    no_rows: "Este archivo no tiene filas debajo de la cabecera.",
    too_large_file: "Este archivo es demasiado grande. Divídalo en varios archivos.",
    too_large_content:
      "Este libro es demasiado grande para leerlo. Guárdelo como CSV o divídalo en varios archivos.",
    too_large_rows: "Este archivo tiene más de 200 000 filas. Divídalo en varios archivos.",
    too_large_columns: "Este archivo tiene más de 200 columnas. Quite las que no necesite.",
    too_large_cell: "Una celda de este archivo tiene más de 10 000 caracteres. Acórtela.",
    not_permitted:
      "El miembro que la inició ya no puede importar. Otro miembro puede continuarla o deshacerla.",
    storage_full:
      "El almacenamiento de su organización está lleno. Libere espacio o contacte con soporte, e inténtelo de nuevo.",
    unexpected:
      "Algo ha fallado por nuestra parte. Ninguna fila se ha importado dos veces. Inténtelo de nuevo."
  }
}

import { pluralOf } from "../../../i18n/plural.ts"
import { messages as systems } from "../../maintenance/messages/systems.es.ts"
import type { messages as english } from "./forms.en.ts"

const plural = pluralOf("es")
const itemsOf = (count: number) => plural(count, { one: "1 punto", other: `${count} puntos` })

export const messages: typeof english = {
  form: "Formulario",
  list: "Formularios",
  name: "Nombre",
  items: itemsOf,
  months: (count) => plural(count, { one: "1 mes", other: `${count} meses` }),
  changedOn: (day) => `modificado el ${day}`,
  empty: {
    title: "Aún no hay formularios",
    sentence: "Empiece con una plantilla o con un formulario vacío, y publíquelo."
  },
  archivedTitle: "Formularios archivados",
  archive: "Archivar",
  archiveOf: (name) => `Archivar: ${name}`,
  archived: (name) => `${name} archivado`,
  restore: "Restaurar",
  restoreOf: (name) => `Restaurar: ${name}`,
  restored: (name) => `${name} restaurado`,
  save: "Guardar",
  saving: "Guardando...",
  saved: "Formulario guardado",
  discard: "Descartar cambios",
  publish: (n) => `Publicar la versión ${n}`,
  published: (n) => `Versión ${n} publicada`,
  states: {
    archived: "Archivado",
    draft: "Sin publicar",
    version: (n) => `Versión ${n}`,
    changed: "borrador modificado"
  },
  create: {
    open: "Crear formulario",
    title: "Crear formulario",
    about: "Puede cambiarlo todo antes de publicarlo.",
    pack: "Empezar con",
    blank: "Un formulario vacío",
    blankHint: "Usted añade todas las secciones y puntos.",
    submit: "Crear formulario",
    busy: "Creando..."
  },
  packs: {
    us_dvir: {
      name: "Informe de inspección del conductor",
      about: "Para Estados Unidos: las partes de 49 CFR 396.11. Se guarda 3 meses."
    },
    uk_walkaround: {
      name: "Control diario alrededor del vehículo",
      about: "Para el Reino Unido: el control antes del primer uso del día. Se guarda 15 meses."
    },
    handover: {
      name: "Control de entrega",
      about: "El estado de un vehículo cuando lo recibe un conductor."
    },
    pre_rental: {
      name: "Control antes del alquiler",
      about: "El estado de un vehículo antes de que lo reciba un cliente."
    },
    return: { name: "Control de devolución", about: "Qué ha cambiado cuando vuelve un vehículo." },
    appraisal: { name: "Tasación", about: "El estado de un vehículo usado antes de comprarlo." }
  },
  jurisdictions: { us: "Estados Unidos", uk: "Reino Unido", none: "Ninguna" },
  details: {
    title: "Datos",
    edit: "Editar datos",
    editTitle: "Editar datos",
    about: "Se aplican de inmediato, sin una versión nueva.",
    state: "Estado",
    use: "Se usa para",
    jurisdiction: "Sigue las normas de",
    retention: "Las inspecciones se guardan durante",
    retentionHint: "En meses. Después se eliminan."
  },
  versions: {
    title: "Versiones",
    about: "Una versión nunca cambia. Las inspecciones se muestran con la versión con la que se hicieron."
  },
  preview: {
    title: "Vista previa",
    about: "Pruébelo: no se guarda nada.",
    label: (name) => `Vista previa: ${name}`,
    reset: "Empezar de nuevo",
    noItems: "Los puntos de esta sección aparecen aquí."
  },
  problems: {
    no_items: "El formulario no tiene puntos.",
    duplicate_key: "Otro punto tiene la misma clave.",
    condition: "Depende de un punto que no está antes.",
    condition_value: "Depende de una respuesta que el otro punto no tiene.",
    options: "Necesita al menos dos opciones distintas.",
    limits: "El valor mínimo es mayor que el máximo."
  },
  section: {
    add: "Añadir sección",
    addTitle: "Añadir sección",
    rename: "Renombrar",
    renameTitle: "Renombrar sección",
    about: "Al rellenar el formulario se muestra una sección cada vez.",
    name: "Título",
    nameEs: "Título en español",
    save: "Guardar sección",
    actionsOf: (title) => `Acciones: ${title}`,
    moveUp: "Subir",
    moveDown: "Bajar",
    remove: (items) => (items === 0 ? "Quitar" : `Quitar con ${itemsOf(items)}`),
    empty: {
      title: "Este formulario está vacío",
      sentence: "Añada una sección por cada parte del vehículo o paso del control."
    }
  },
  item: {
    add: "Añadir punto",
    full: (most) => `Un formulario tiene como máximo ${most} puntos.`,
    addTo: (section) => `Añadir punto: ${section}`,
    addTitle: "Añadir punto",
    edit: "Editar",
    editTitle: "Editar punto",
    about: "Qué se comprueba y qué ocurre si falla.",
    save: "Guardar punto",
    copy: "Duplicar",
    remove: "Quitar",
    move: (label) => `Mover: ${label}`,
    moved: (label, to, of) => `${label} es ahora el número ${to} de ${of}.`,
    moveUp: "Subir",
    moveDown: "Bajar",
    moveTo: (section) => `Mover a ${section}`,
    actionsOf: (label) => `Acciones: ${label}`,
    type: "Tipo",
    types: {
      pass_fail_na: "Bien, mal o no procede",
      number: "Número",
      select: "Elección",
      text: "Texto",
      meter: "Lectura de contador",
      photo: "Foto",
      signature: "Firma",
      damage_map: "Daños en un dibujo"
    },
    typeHints: {
      pass_fail_na: "Tres botones grandes.",
      number: "Falla por debajo del valor mínimo o por encima del máximo.",
      select: "Una de varias opciones. Algunas pueden ser un fallo.",
      text: "Unas palabras, escritas o dictadas.",
      meter: "La lectura también se registra para el vehículo.",
      photo: "Una o varias fotos.",
      signature: "Dibujada con el dedo.",
      damage_map: "Los daños se marcan en un dibujo del vehículo. Falla si hay alguno."
    },
    label: "Texto",
    labelEs: "Texto en español",
    help: "Ayuda",
    required: "Obligatorio",
    isOptional: "opcional",
    photo: "Foto",
    photoRules: { never: "Foto opcional", on_fail: "Foto si falla", always: "Foto obligatoria" },
    unit: "Unidad",
    min: "Valor mínimo",
    max: "Valor máximo",
    noNumber: "Introduzca un número.",
    meter: "Contador",
    raises: (severity) => `defecto: ${severity}`,
    grounds: "inmoviliza el vehículo",
    hasCondition: "no siempre se muestra",
    options: {
      legend: "Opciones",
      name: (number) => `Opción ${number}`,
      fails: "Falla",
      failsOf: (label) => `Falla: ${label}`,
      add: "Añadir opción",
      remove: (label) => `Quitar: ${label}`,
      none: "Añada al menos dos opciones."
    }
  },
  fail: {
    raises: "Notificar un defecto si falla",
    severity: "Gravedad",
    system: "Sistema",
    title: "Título del defecto",
    blocking: "El vehículo no debe circular hasta que se repare",
    systems
  },
  condition: {
    item: "Se muestra",
    always: "Siempre",
    answer: "Si su respuesta es",
    failed: "Cualquier fallo"
  }
}

import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./handovers.en.ts"

const plural = pluralOf("es")
const newMarks = (marks: number) => plural(marks, { one: "1 daño nuevo", other: `${marks} daños nuevos` })

export const messages: typeof english = {
  tab: "Entregas",
  list: "Entregas y devoluciones",
  handOut: "Entregar",
  handIn: "Devolver",
  directions: { out: "Entregado", in: "Devuelto" },
  empty: {
    title: "Todavía no hay entregas",
    sentence: "Aquí aparece cómo estaba el vehículo cuando los conductores lo recibieron y lo devolvieron."
  },
  newDamage: newMarks,
  photoCount: (photos) => plural(photos, { one: "1 foto", other: `${photos} fotos` }),
  signed: "Firmado",
  notSigned: "Sin firma",
  corrected: "Corregido después",
  correction: "Corrección",
  flow: {
    out: (vehicle, driver) => `Entregar ${vehicle} a ${driver}`,
    in: (vehicle, driver) => `Devolución de ${vehicle} por ${driver}`,
    step: (step, steps) => `Paso ${step} de ${steps}`,
    back: "Atrás",
    next: "Siguiente",
    close: "Cerrar"
  },
  steps: {
    reading: "Lectura",
    level: "Combustible y equipamiento",
    photos: "Fotos",
    damage: "Daños",
    signature: "Firma",
    review: "Revisión"
  },
  reading: {
    odometer: "Cuentakilómetros",
    engine_hours: "Horas de motor",
    pto_hours: "Horas de la toma de fuerza",
    unit: "Unidad",
    hint: "Lo que marca ahora. Déjelo vacío si no puede leerlo."
  },
  level: {
    fuel: "Combustible",
    charge: "Carga",
    notRecorded: "Sin registrar",
    full: "Lleno",
    clear: "Borrar",
    clearOf: (what) => `Borrar: ${what}`,
    fullOf: (what) => `Lleno: ${what}`,
    keys: "Llaves",
    accessories: "Accesorios",
    accessoriesHint: "Separados por comas, por ejemplo cable de carga, triángulos."
  },
  photos: {
    about: "Con una foto de cada lado será fácil ver después qué había antes.",
    positions: {
      front: "Delante",
      back: "Detrás",
      left: "Lado izquierdo",
      right: "Lado derecho",
      interior: "Interior",
      dashboard: "Tablero",
      damage: "Daño"
    },
    take: (position) => `Hacer foto: ${position}`,
    retake: (position) => `Reemplazar foto: ${position}`,
    remove: (position) => `Quitar foto: ${position}`,
    uploading: "Subiendo...",
    failed: "No se pudo subir. Se intentará de nuevo al guardar.",
    unfit: "Este archivo no es una foto legible. Elija otro."
  },
  sides: {
    top: "Techo",
    front: "Delante",
    back: "Detrás",
    left: "Lado izquierdo",
    right: "Lado derecho"
  },
  damage: {
    about: "Toque el dibujo donde vea daños que todavía no estén marcados.",
    side: "Lado",
    drawing: (side) => `Dibujo del vehículo: ${side}`,
    onSide: (side, marks) =>
      marks === 0 ? side : `${side}, ${plural(marks, { one: "1 marca", other: `${marks} marcas` })}`,
    add: "Añadir daño",
    added: "Daños nuevos",
    known: "Daños conocidos",
    none: "No hay daños marcados.",
    editTitle: "Daño",
    type: "Tipo",
    severity: "Gravedad",
    size: "Tamaño",
    unknownSize: "Sin medir",
    place: "Lugar",
    note: "Nota",
    photo: "Foto",
    save: "Guardar daño",
    remove: "Quitar",
    editMark: "Editar",
    edit: (what) => `Editar: ${what}`,
    gone: "Ya no está",
    stillThere: "Sigue ahí",
    goneOf: (what) => `Ya no está: ${what}`,
    stillThereOf: (what) => `Sigue ahí: ${what}`,
    types: {
      scratch: "Arañazo",
      dent: "Abolladura",
      crack: "Grieta",
      chip: "Desconchón",
      broken: "Roto",
      missing: "Falta una pieza",
      rust: "Óxido",
      stain: "Mancha",
      other: "Otro"
    },
    severities: { minor: "Leve", moderate: "Moderado", severe: "Grave" },
    sizes: {
      metric: {
        up_to_2_cm: "Hasta 2 cm",
        up_to_5_cm: "Hasta 5 cm",
        up_to_15_cm: "Hasta 15 cm",
        over_15_cm: "Más de 15 cm"
      },
      imperial: {
        up_to_2_cm: "Hasta 1 pulgada",
        up_to_5_cm: "Hasta 2 pulgadas",
        up_to_15_cm: "Hasta 6 pulgadas",
        over_15_cm: "Más de 6 pulgadas"
      }
    },
    places: {
      upper_left: "Arriba a la izquierda",
      upper_middle: "Arriba en el centro",
      upper_right: "Arriba a la derecha",
      middle_left: "En medio a la izquierda",
      middle: "En el centro",
      middle_right: "En medio a la derecha",
      lower_left: "Abajo a la izquierda",
      lower_middle: "Abajo en el centro",
      lower_right: "Abajo a la derecha"
    },
    states: { new: "Nuevo", known: "Conocido", repaired: "Reparado" },
    panel: "Daños",
    noDamage: {
      title: "No hay daños conocidos",
      sentence: "Los daños que se encuentran en las entregas permanecen aquí hasta que se reparan."
    },
    repair: "Marcar como reparado",
    repairOf: (what) => `Marcar como reparado: ${what}`,
    repaired: "Marcado como reparado.",
    undo: "Deshacer",
    reopened: "Ya no figura como reparado.",
    found: (when) => `Encontrado el ${when}`
  },
  signature: {
    about: "Ambos firman en la pantalla. También puede continuar sin firmas.",
    roles: { driver: "Conductor", staff: "Entregado por" },
    staffIn: "Recibido por",
    name: "Nombre",
    pad: (who) => `Firma: ${who}`,
    hint: "Firme aquí con el dedo, un lápiz o el ratón",
    clear: "Borrar",
    clearOf: (who) => `Borrar la firma: ${who}`
  },
  review: {
    location: "Ubicación",
    noLocation: "Sin ubicación",
    notes: "Notas",
    none: "–",
    photos: "Fotos",
    signatures: "Firmas",
    changes: "Desde la última entrega o devolución",
    first: "Es la primera entrega de este vehículo.",
    submit: { out: "Entregar", in: "Recibir de vuelta" },
    busy: "Guardando...",
    uploading: "Subiendo fotos..."
  },
  done: {
    out: (vehicle, driver) => `${driver} tiene ${vehicle}.`,
    in: (vehicle) => `${vehicle} está de vuelta.`,
    open: "Abrir el acta"
  },
  changes: {
    distance: (distance) => `${distance} recorridos`,
    fuelLess: (amount) => `${amount} menos de combustible`,
    fuelMore: (amount) => `${amount} más de combustible`,
    chargeLess: (amount) => `${amount} menos de carga`,
    chargeMore: (amount) => `${amount} más de carga`,
    keysMissing: (keys) => plural(keys, { one: "Falta 1 llave", other: `Faltan ${keys} llaves` }),
    keysMore: (keys) => plural(keys, { one: "1 llave más", other: `${keys} llaves más` }),
    missing: (what) => `Falta: ${what}`,
    damage: newMarks,
    nothing: "Nada ha cambiado."
  },
  page: {
    title: { out: "Entregado", in: "Devuelto" },
    label: "Acta de entrega",
    subtitle: (vehicle, driver) => `${vehicle} · ${driver}`,
    toVehicle: "Vehículo",
    print: "Imprimir",
    facts: "Estado",
    when: "Cuándo",
    deviceClock: (when) => `El reloj del dispositivo marcaba ${when}.`,
    recordedBy: "Registrado por",
    location: "Ubicación",
    reading: "Lectura",
    fuel: "Combustible",
    charge: "Carga",
    keys: "Llaves",
    accessories: "Accesorios",
    notes: "Notas",
    before: "Antes",
    previous: "Acta anterior",
    verified: "Sin cambios desde que se registró",
    notVerified: "Modificado después de registrarse",
    hash: "Huella digital",
    isCorrected: "Esta acta se corrigió.",
    corrects: "Esta acta corrige una anterior.",
    openOther: "Abrirla"
  },
  forbidden: { title: "No tiene acceso a las entregas" }
}

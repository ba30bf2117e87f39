import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./filling.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  title: "Nueva inspección",
  subtitle: "También funciona sin conexión",
  of: (form, vehicle) => `${form}: ${vehicle}`,
  noForms: {
    title: "Aún no hay formularios",
    sentence: "En cuanto se publique un formulario, se podrán inspeccionar vehículos con él."
  },
  choose: {
    whichVehicle: "¿Qué vehículo?",
    whichForm: (vehicle) => `¿Qué inspecciona en ${vehicle}?`,
    vehicle: "Vehículos",
    form: "Formularios",
    search: "Buscar por nombre, marca o modelo",
    searching: "Buscando...",
    noVehicle: "Ningún vehículo coincide con esta búsqueda.",
    more: (count) => `${count} más. Búsquelos con el buscador.`,
    onlyStored: (stored, all) =>
      `Sin conexión. Solo aparecen los vehículos guardados en este dispositivo: ${stored} de ${all}.`,
    onlyStoredForms:
      "No todos los formularios están guardados en este dispositivo. Los demás requieren conexión.",
    notStored: {
      title: "No está guardado en este dispositivo",
      sentence: "Este vehículo o formulario se podrá abrir en cuanto haya conexión.",
      gone: (vehicle) => `${vehicle} ya no está en la flota`,
      goneSentence: "Solo se pueden inspeccionar vehículos de la flota.",
      another: "Elegir otro vehículo"
    },
    mine: "Usted lo conduce ahora",
    due: {
      due: (form) => `${form}: pendiente`,
      overdue: (form) => `${form}: vencida`
    },
    states: { due: "Pendiente", overdue: "Vencida" },
    items: (count) => plural(count, { one: "1 punto", other: `${count} puntos` })
  },
  stored: "Guardado en este dispositivo",
  storedOffline: "Sin conexión. Guardado en este dispositivo",
  notStored: "No guardado en este dispositivo",
  storageFull:
    "Lo último que introdujo no se pudo guardar en este dispositivo. Libere espacio y no cierre esta página.",
  close: "Cerrar; lo introducido permanece en este dispositivo",
  back: "Atrás",
  next: "Siguiente",
  toReview: "Revisar",
  nextIncomplete: "Siguiente incompleto",
  finish: "Terminar inspección",
  finishing: "Terminando...",
  section: (at, of, left) =>
    `Sección ${at} de ${of} · ${left === 0 ? "completa" : left === 1 ? "falta 1" : `faltan ${left}`}`,
  reviewStep: "Último paso",
  optional: "(opcional)",
  none: "Sin elegir",
  unitOf: (label) => `Unidad: ${label}`,
  results: { pass: "Bien", fail: "Mal", na: "N/P" },
  blocking: "El vehículo no debe circular hasta que se repare.",
  notBlocking: "Se notificará un defecto.",
  addNote: (label) => `Añadir nota o foto: ${label}`,
  note: "Nota",
  noteOf: (label) => `Nota: ${label}`,
  dictate: (label) => `Dictar: ${label}`,
  dictationFailed: "El dictado no está disponible. Compruebe si este navegador puede usar el micrófono.",
  dictationOffline: "En este navegador, el dictado necesita conexión.",
  notNumber: "Introduzca un número.",
  photoNeeded: "Se necesita una foto.",
  noDamage: "Sin daños",
  photos: {
    of: (label) => `Fotos: ${label}`,
    alt: (label, number) => `${label}, foto ${number}`,
    take: (label) => `Hacer foto: ${label}`,
    first: "Hacer foto",
    another: "Hacer otra foto",
    preparing: "Preparando foto...",
    remove: (label, number) => `Quitar foto ${number}: ${label}`,
    full: (most) => `Una inspección tiene como máximo ${most} fotos. Quite una para hacer otra.`,
    unfit: "Este archivo no es una foto que este navegador pueda leer.",
    notStored: "La foto no se pudo guardar en este dispositivo. Libere espacio y vuelva a hacerla."
  },
  signature: {
    hint: "Firme aquí con el dedo",
    name: "Nombre",
    clear: "Borrar",
    clearOf: (label) => `Borrar: ${label}`
  },
  place: {
    add: "Añadir ubicación",
    finding: "Obteniendo su ubicación...",
    about: "Opcional. Con una precisión de unos 100 m y solo para esta inspección.",
    added: (meters) => `Ubicación añadida, con una precisión de unos ${meters} m`,
    remove: "Quitar ubicación",
    failed: "Su ubicación no está disponible. Compruebe si este navegador puede usarla."
  },
  review: {
    title: "Revisar",
    missing: (count) =>
      plural(count, { one: "1 punto está incompleto", other: `${count} puntos están incompletos` }),
    parts: {
      answer: "Sin respuesta",
      photo: "Falta una foto",
      fitting_answer: "La respuesta no encaja",
      number: "No es un número",
      name: "Falta el nombre",
      remark: "Hay una nota o foto, pero ninguna respuesta"
    },
    defects: (count) => (count === 1 ? "Se notificará 1 defecto." : `Se notificarán ${count} defectos.`),
    photos: (count) => plural(count, { one: "1 foto", other: `${count} fotos` })
  },
  done: {
    sent: "La inspección está registrada.",
    waiting: "La inspección está terminada y guardada en este dispositivo. Se envía en cuanto haya conexión.",
    refused: "La inspección no se aceptó.",
    grounded: (vehicle) => `No conduzca ${vehicle} hasta que se reparen los defectos.`,
    open: "Abrir inspección",
    edit: "Editar inspección",
    toList: "Ir a las inspecciones"
  }
}

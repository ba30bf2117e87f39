import type { messages as english } from "./photos.en.ts"

export const messages: typeof english = {
  tab: "Fotos",
  list: "Fotos",
  add: "Añadir fotos",
  take: "Hacer foto",
  hint: (most) => `Hasta ${most} fotos. También puede arrastrarlas aquí. La primera es la foto principal.`,
  empty: {
    title: "Aún no hay fotos",
    sentence: "Añada fotos del vehículo. La primera es la foto principal, que muestran las listas.",
    readOnly: "Aquí aparecen las fotos de este vehículo."
  },
  main: "Foto principal",
  mainOf: (vehicle) => `Foto principal de ${vehicle}`,
  photoOf: (vehicle, at) => `${vehicle}, foto ${at}`,
  open: (at) => `Abrir foto ${at}`,
  more: (at) => `Más acciones: foto ${at}`,
  actions: {
    makeMain: "Usar como foto principal",
    earlier: "Mover hacia delante",
    later: "Mover hacia atrás",
    remove: "Quitar"
  },
  removed: "Foto quitada.",
  restored: "Foto restaurada.",
  undo: "Deshacer",
  uploads: {
    list: "Fotos que se están subiendo",
    uploading: (name) => `Subiendo ${name}`,
    failed: "No se pudo subir",
    retry: (name) => `Reintentar ${name}`,
    retryShort: "Reintentar",
    discard: (name) => `Descartar ${name}`,
    discardShort: "Descartar",
    unfit: (name) => `«${name}» no es una foto que se pueda leer.`,
    tooMany: (most) => `Un vehículo puede tener un máximo de ${most} fotos.`
  },
  lightbox: {
    title: (vehicle) => `Fotos de ${vehicle}`,
    position: (at, all) => `${at} de ${all}`,
    previous: "Foto anterior",
    next: "Foto siguiente",
    close: "Cerrar"
  }
}

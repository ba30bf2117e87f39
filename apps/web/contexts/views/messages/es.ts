import type { messages as english } from "./en.ts"

export const messages: typeof english = {
  label: "Vistas",
  changed: "modificada",
  sharedWithAll: "compartida",
  save: "Guardar",
  saveAsNew: "Guardar como vista nueva",
  actions: "Opciones de la vista",
  choices: {
    save: "Guardar los cambios",
    create: "Guardar como vista nueva",
    rename: "Cambiar el nombre",
    share: "Compartir con todos",
    unshare: "Dejar de compartir",
    copy: "Copiar el enlace",
    delete: "Eliminar la vista"
  },
  createTitle: "Guardar como vista nueva",
  renameTitle: "Cambiar el nombre de la vista",
  about: "Una vista guarda los filtros, el orden y las columnas de esta lista.",
  name: "Nombre",
  example: "Por ejemplo, Empresas sin responsable",
  shareWith: (organization) => `Compartir con todos en ${organization}`,
  submit: "Guardar vista",
  saved: (name) => `Se ha guardado ${name}.`,
  shared: (name) => `${name} se ha compartido con todos.`,
  unshared: (name) => `${name} ha dejado de compartirse.`,
  deleted: (name) => `Se ha eliminado ${name}.`,
  restored: (name) => `Se ha restaurado ${name}.`,
  undo: "Deshacer",
  copied: "Enlace copiado.",
  notCopied: "No se ha podido copiar el enlace. Copie la dirección de esta página."
}

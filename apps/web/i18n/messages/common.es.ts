import { pluralOf } from "../plural.ts"
import type { messages as english } from "./common.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")

export const messages: typeof english = {
  product: "Motorpool",
  loading: "Cargando…",
  retry: "Intentar de nuevo",
  clearFilters: "Quitar los filtros",
  sort: { label: "Ordenar por", ascending: ", ascendente", descending: ", descendente" },
  selection: {
    all: "Seleccionar todo",
    item: (name) => `Seleccionar ${name}`,
    selected: (count) =>
      `${grouped.format(count)} ${plural(count, { one: "seleccionado", other: "seleccionados" })}`,
    everything: (count) => `Seleccionar los ${grouped.format(count)}`,
    clear: "Quitar la selección"
  },
  clearSearch: "Borrar la búsqueda",
  export: { label: "Exportar", csv: "Archivo CSV", xlsx: "Libro de Excel (XLSX)" },
  offline: {
    title: "Sin conexión",
    sentence: "Se cargará cuando vuelva la conexión.",
    needed: "Requiere conexión."
  },
  otherRole: "Pida acceso a un propietario o administrador de la organización.",
  loadMore: "Cargar más",
  cancel: "Cancelar",
  close: "Cerrar",
  save: "Guardar cambios",
  undo: "Deshacer",
  skipToContent: "Saltar al contenido",
  notifications: "Notificaciones",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  requestId: (id) => `Solicitud ${id}`,
  copyRequestId: "Copiar el ID de la solicitud",
  copied: "Copiado",
  notCopied: "No se pudo copiar. Seleccione el texto y cópielo.",
  copy: (label) => `Copiar ${label}`,
  optional: "opcional",
  errorTitle: "Algo ha fallado",
  pageBroken:
    "Esta página ha dejado de funcionar. Vuelva a cargarla. Si no se soluciona, envíenos el ID de la solicitud.",
  reload: "Volver a cargar",
  theme: { label: "Tema", light: "Claro", dark: "Oscuro", system: "Sistema" },
  language: { label: "Idioma", en: "English", es: "Español" }
}

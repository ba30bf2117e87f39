import type { Translation } from "../catalogue.ts"
import type { common as english } from "../en/common.ts"

export const common: Translation<typeof english> = {
  product: "Motorpool",
  loading: "Cargando…",
  retry: "Intentar de nuevo",
  clearSearch: "Borrar la búsqueda",
  offline: { title: "No hay conexión", sentence: "Esto estará aquí en cuanto vuelva la conexión." },
  otherRole: "Un propietario o administrador de la organización puede darle otra.",
  loadMore: "Cargar más",
  cancel: "Cancelar",
  close: "Cerrar",
  save: "Guardar cambios",
  skipToContent: "Saltar al contenido",
  notifications: "Notificaciones",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  requestId: (id) => `Solicitud ${id}`,
  copyRequestId: "Copiar el id de la solicitud",
  copied: "Copiado",
  optional: "opcional",
  errorTitle: "No ha funcionado",
  pageBroken:
    "Esta página ha dejado de funcionar. Vuelva a cargarla; si no ayuda, díganos el id de la solicitud.",
  reload: "Volver a cargar",
  theme: { label: "Tema", light: "Claro", dark: "Oscuro", system: "Sistema" },
  language: { label: "Idioma", en: "English", es: "Español" }
}

export const messages = {
  file_kind_refused:
    "No se puede subir este tipo de archivo. Elija una foto (JPEG, PNG o WebP), o un archivo PDF, Word, Excel, CSV o de texto.",
  file_too_large: "Una foto puede tener 1 MB como máximo, y cualquier otro archivo 10 MB.",
  file_unreadable: "Este archivo está dañado, o su contenido no corresponde a su nombre. Elija otro archivo.",
  file_conflict: "Este archivo cambió mientras se subía. Añádalo de nuevo.",
  file_unavailable: "Un archivo ya no está disponible. Añádalo de nuevo."
}

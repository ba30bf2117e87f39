export const messages = {
  import_file_too_large: "Este archivo ocupa más de 64 MB. Divídalo en varios archivos.",
  too_many_imports: "Hay 5 importaciones de su organización en curso. Espere a que termine una.",
  import_part_conflict: "Este archivo ha cambiado o se está subiendo dos veces. Elíjalo de nuevo.",
  import_moved_on: "Esta importación ha cambiado entretanto. Compruebe su estado e inténtelo de nuevo.",
  required_column_missing: "Falta la columna de un campo obligatorio. Elija una.",
  columns_not_valid:
    "Las columnas no corresponden a este archivo. Elija cada campo una sola vez y busque los registros existentes por un campo que tenga columna.",
  imported_rows_deleted: "Las filas de una importación se eliminan a los 30 días. Ya no se puede deshacer."
}

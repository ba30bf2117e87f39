export const messages = {
  customer_exists: "Otro cliente ya tiene este correo electrónico. Utilice ese o deje el correo vacío.",
  customer_is_archived: "Este cliente está archivado. Restáurelo antes.",
  customer_email_is_off:
    "Los correos a clientes están desactivados en esta organización. Un propietario o administrador puede activarlos en Organización, Ajustes.",
  customer_has_no_address:
    "Este cliente no tiene correo electrónico o está archivado. Añada antes una dirección o restáurelo."
}

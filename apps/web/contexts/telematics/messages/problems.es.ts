export const messages = {
  provider_not_configured: "No se ha podido generar la dirección de autorización.",
  "provider_not_configured.vehicles":
    "DIMO no está disponible en esta instalación. Los datos ya cargados se conservan.",
  provider_unavailable: "DIMO no responde en este momento. Inténtelo de nuevo en unos minutos.",
  "provider_unavailable.start": "No se ha podido generar la dirección de autorización.",
  "provider_unavailable.exchange": "El intercambio del token ha fallado.",
  connection_attempt_invalid:
    "Este intento de conexión ya no es válido. Empiece de nuevo desde Dispositivos.",
  token_refused: "El intercambio del token ha fallado."
}

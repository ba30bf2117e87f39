export const messages = {
  too_many_tokens: "Aquí puede haber hasta 50 tokens de API. Revoque uno que ya no se use.",
  unknown_scope: "Uno de estos permisos no existe. Cargue la página de nuevo."
}

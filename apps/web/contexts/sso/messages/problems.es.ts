export const messages = {
  secret_missing: "Introduzca el secreto de cliente.",
  connection_missing: "Configure primero el servicio de inicio de sesión.",
  too_many_domains: "Una organización puede tener 20 dominios. Elimine alguno que ya no use.",
  domain_added: "Su organización ya tiene este dominio.",
  record_missing:
    "Aún no se encontró el registro TXT. Los registros nuevos pueden tardar una hora en aparecer; vuelva a comprobarlo más tarde.",
  name_servers_unavailable:
    "Los servidores de nombres del dominio no respondieron. Inténtelo de nuevo dentro de unos minutos.",
  domain_taken: "Otra organización ha verificado este dominio. Póngase en contacto con soporte si es suyo.",
  domain_unverified: "Verifique primero el dominio.",
  not_connected_yourself:
    "Conecte primero el servicio de inicio de sesión a su propia cuenta, para comprobar que funciona. Vaya a Cuenta, Seguridad."
}

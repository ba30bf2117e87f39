-- The same policies as before, from the one function that makes them; those about sender and recipient stay.
alter policy own on messaging.participations rename to taking_part;
select app.protect_tenant_table('messaging.messages', 'none');
select app.protect_tenant_table('messaging.participations', 'none');
select app.protect_tenant_table('messaging.search_texts', 'none');
select app.protect_tenant_table('messaging.customer_emails', 'read');
select app.protect_tenant_table('messaging.customer_email_counts');

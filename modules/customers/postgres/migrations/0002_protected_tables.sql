-- The same policies as before, from the one function that makes them.
select app.protect_tenant_table('customers.imports');
select app.protect_tenant_table('customers.customers');

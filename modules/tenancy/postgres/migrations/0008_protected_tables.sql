-- The same policies as before, from the one function that makes them.
select app.protect_tenant_table('tenancy.organizations', organization => 'id');
select app.protect_tenant_table('tenancy.members');
select app.protect_tenant_table('tenancy.invitations');
select app.protect_tenant_table('tenancy.invitation_mails');

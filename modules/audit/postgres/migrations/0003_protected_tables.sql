-- The same policies as before, from the one function that makes them. What may be added says more than whose
-- organization it is, so that policy is the log's own.
alter policy append on audit.entries rename to written_as_oneself;
select app.protect_tenant_table('audit.entries', 'read');

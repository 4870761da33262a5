-- side by side: the previous version reads the log without it, more slowly
DROP INDEX "operator_call_operator";--> statement-breakpoint
-- side by side: the previous version reads the log without it, more slowly
DROP INDEX "operator_call_at";--> statement-breakpoint
CREATE INDEX "operator_call_operation" ON "operator_call" USING btree ("operation","at","id");--> statement-breakpoint
CREATE INDEX "operator_call_operator" ON "operator_call" USING btree ("operator_id","at","id");--> statement-breakpoint
CREATE INDEX "operator_call_at" ON "operator_call" USING btree ("at","id");
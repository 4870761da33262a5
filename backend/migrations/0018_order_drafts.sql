CREATE TABLE "order_draft" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"account_id" uuid,
	"is_known" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_draft_guest_id_unique" UNIQUE("guest_id")
);
--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_guest_id_principal_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_account_id_principal_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_draft_account" ON "order_draft" USING btree ("account_id");
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "operator_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_call" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"order_id" uuid,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_mark" (
	"piece" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variant_group" ADD COLUMN "requires_marking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "requires_marking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_call" ADD CONSTRAINT "operator_call_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mark" ADD CONSTRAINT "order_mark_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_call_order" ON "operator_call" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "operator_call_operator" ON "operator_call" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "order_mark_order" ON "order_mark" USING btree ("order_id","position");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are added and never changed.', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER added_only BEFORE UPDATE OR DELETE ON operator_call FOR EACH ROW EXECUTE FUNCTION refuse_change();

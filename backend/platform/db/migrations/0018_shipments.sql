CREATE TABLE "shipment" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"carrier_id" text,
	"number" text,
	"refusal" text,
	"said" text,
	"said_at" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_ask" ON "shipment" USING btree ("ask_at") WHERE "shipment"."ask_at" is not null;
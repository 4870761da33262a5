CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"key" uuid,
	"way" text,
	"store_code" text,
	"sum" bigint DEFAULT 0 NOT NULL,
	"delivery_sum" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone,
	"money_sent_at" timestamp (3) with time zone,
	"rejection" text,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "refund_request_number_unique" UNIQUE("number"),
	CONSTRAINT "refund_request_sums" CHECK ("refund_request"."delivery_sum" between 0 and "refund_request"."sum")
);
--> statement-breakpoint
CREATE TABLE "refund_request_event" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"operator_id" uuid,
	"reason" text,
	CONSTRAINT "refund_request_event_request_id_position_pk" PRIMARY KEY("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "refund_request_line" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"sum" bigint NOT NULL,
	"accepted" integer,
	"damaged" integer,
	"codes" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "refund_request_line_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "refund_request_line_pieces" CHECK ("refund_request_line"."quantity" > 0 and "refund_request_line"."sum" >= 0 and "refund_request_line"."damaged" between 0 and "refund_request_line"."accepted" and "refund_request_line"."accepted" <= "refund_request_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "refund_request_sender" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"choice" jsonb NOT NULL,
	"instructions" text,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variant_group" ADD COLUMN "is_underwear" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_underwear" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_event" ADD CONSTRAINT "refund_request_event_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_event" ADD CONSTRAINT "refund_request_event_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_line" ADD CONSTRAINT "refund_request_line_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_sender" ADD CONSTRAINT "refund_request_sender_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_request_order" ON "refund_request" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_draft" ON "refund_request" USING btree ("order_id") WHERE "refund_request"."state" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "refund_request_unpaid" ON "refund_request" USING btree ("received_at") WHERE "refund_request"."state" = 'RECEIVED' and "refund_request"."money_sent_at" is null;--> statement-breakpoint
CREATE INDEX "refund_request_sender_kept" ON "refund_request_sender" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_of_request" ON "refund" USING btree ("request_id") WHERE "refund"."request_id" is not null;--> statement-breakpoint
CREATE FUNCTION refuse_refund_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Steps of refunds are added, never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER refund_request_event_append_only BEFORE UPDATE OR DELETE ON "refund_request_event" FOR EACH ROW EXECUTE FUNCTION refuse_refund_event_change();

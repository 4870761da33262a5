CREATE TABLE "goods_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "goods_import_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "hidden_stock" integer;--> statement-breakpoint
ALTER TABLE "goods_import_row" ADD CONSTRAINT "goods_import_row_import_id_goods_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_row_import" ON "goods_import_row" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "article_hidden" ON "article" USING btree ("variant_id") WHERE "article"."hidden_stock" is not null;--> statement-breakpoint
-- side by side: the column is new, and null until this version hides goods
ALTER TABLE "article" ADD CONSTRAINT "article_hidden_stock" CHECK ("article"."hidden_stock" is null or ("article"."hidden_stock" >= 0 and "article"."stock" = 0));
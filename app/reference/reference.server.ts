import { routes } from "virtual:react-router/server-build";
import { isForStaff, type Security } from "#app/api/describe.ts";
import { describeApi } from "./openapi.server.ts";

export type Field = ReturnType<typeof toField>;

export type Reference = ReturnType<typeof toReference>;

// The parts of JSON Schema that the document uses.
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  maxLength?: number;
}

interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  security: Security;
  parameters?: Array<{ name: string; required?: boolean; description?: string; schema: Schema }>;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

type Content = Record<string, { schema: Schema; example?: unknown }>;

const maxChoices = 6;

export function listReferences(): Array<{ heading: string; calls: Reference[] }> {
  const paths = Object.entries(describeApi(routes).paths ?? {});
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      heading: operation.tags[0] ?? "",
      call: toReference(method, path, operation),
    })),
  );
  const groups = Map.groupBy(operations, ({ heading }) => heading);
  return [...groups].map(([heading, members]) => ({
    heading,
    calls: members.map(({ call }) => call),
  }));
}

function toReference(method: string, path: string, operation: Operation) {
  const content = operation.requestBody?.content;
  const json = content?.["application/json"];
  const statuses = Object.keys(operation.responses).map(Number);
  const [status = 200] = statuses;
  const response = operation.responses[status]?.content?.["application/json"];
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    forStaff: isForStaff(operation.security),
    takesForm: Object.keys(content ?? {}).length > 1,
    fields: [
      ...(operation.parameters ?? []).map(({ name, required = false, description, schema }) =>
        toField(name, { ...schema, description: description ?? schema.description }, required),
      ),
      ...fieldsOf(json?.schema),
    ],
    sent: stringify(json?.example),
    status,
    returned: stringify(response?.example),
    problems: statuses.filter((number) => number >= 400),
  };
}

function fieldsOf(schema: Schema | undefined, prefix = ""): Field[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).flatMap(([name, property]) =>
    property.properties
      ? fieldsOf(property, `${prefix}${name}.`)
      : [toField(prefix + name, property, required.includes(name))],
  );
}

function toField(name: string, schema: Schema, required: boolean) {
  const limit = schema.maxLength && `At most ${schema.maxLength} characters`;
  return {
    name,
    type: typeOf(schema),
    required,
    description: [schema.description, limit].filter(Boolean).join(". "),
  };
}

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.enum && schema.enum.length > maxChoices) {
    return `${schema.enum[0]}, ${schema.enum[1]} … ${schema.enum.at(-1)}`;
  }
  return (schema.enum ?? [schema.type ?? ""].flat()).join(" or ");
}

function resolve(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split("/").at(-1);
  if (!name) return schema ?? {};
  return (describeApi(routes).components?.schemas?.[name] ?? {}) as Schema;
}

function stringify(example: unknown): string {
  return example === undefined ? "" : JSON.stringify(example, null, 2);
}

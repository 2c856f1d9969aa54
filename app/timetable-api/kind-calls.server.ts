import type { LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { readChecked } from "#app/api/body.server.ts";
import type { Calls } from "#app/api/calls.server.ts";
import { aboutParts, aboutVersions, deleted } from "#app/api/describe.ts";
import { listQuery, readPart, wholeList } from "#app/api/list.server.ts";
import { requireFound, respondJson } from "#app/api/respond.server.ts";
import {
  changedSince,
  expectedVersion,
  requireVersion,
  respondVersion,
} from "#app/api/versions.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { aboutTimes } from "./json.ts";
import type { Kind } from "./kinds.server.ts";

interface Args extends LoaderFunctionArgs {
  params: { id?: string };
}

const tag = "OPD times";

/** The calls that list the records of a kind, those of a doctor or all of them, and add one. */
export function listCalls<Entity extends { id: string; version: number } & Owner, Fields, Owner>(
  kind: Kind<Entity, Fields, Owner>,
): Calls<Args> {
  const { name, one, summaryOfList, aboutAdding, plural, described, returned } = kind;

  async function respondAll({ request, url, params: { id = "" } }: Args): Promise<Response> {
    await requireApiStaff(request);
    const owner = requireFound(kind.findOwner(id), "Doctor");
    const list = wholeList(kind.list(owner), kind.placeOf);
    const { items, headers } = readPart(url, { ...list, toJson: kind.toJson });
    return respondJson(items, { headers });
  }

  async function create({ request, params: { id = "" } }: Args): Promise<Response> {
    const staff = await requireApiStaff(request);
    const owner = requireFound(kind.findOwner(id), "Doctor");
    const sent = await readChecked(request, described.reads, kind.body);
    const made = kind.create({ ...sent, ...owner } as Fields, staff);
    const headers = { Location: `/api/v1/${name.toLowerCase()}s/${made.id}` };
    return respondVersion(kind.toJson(made), made.version, { status: 201, headers });
  }

  return {
    GET: {
      tag,
      operationId: `list${name}s`,
      summary: summaryOfList,
      description: `${aboutTimes} ${aboutParts}`,
      query: listQuery,
      returns: {
        description: summaryOfList,
        schema: z.array(returned.schema),
        example: [returned.example],
      },
      respond: respondAll,
      failure: `Failed to fetch ${plural}`,
    },
    POST: {
      tag,
      operationId: `create${name}`,
      summary: `Add ${one}`,
      description: `${aboutAdding} ${aboutTimes}`,
      body: described,
      returns: { status: 201, description: "As stored", ...returned },
      respond: create,
      failure: `Failed to add ${name.toLowerCase()}`,
    },
  };
}

/** The calls that read, change and delete one record of a kind. */
export function recordCalls<Entity extends { id: string; version: number } & Owner, Fields, Owner>(
  kind: Kind<Entity, Fields, Owner>,
): Calls<Args> {
  const { name, one, described, returned } = kind;
  const lowerName = name.toLowerCase();

  async function show({ request, params: { id = "" } }: Args): Promise<Response> {
    await requireApiStaff(request);
    const thing = requireFound(kind.find(id), name);
    return respondVersion(kind.toJson(thing), thing.version);
  }

  async function update({ request, params: { id = "" } }: Args): Promise<Response> {
    const staff = await requireApiStaff(request);
    const before = requireFound(kind.find(id), name);
    const sent = await readChecked(request, described.reads, kind.body);
    const fields = { ...sent, ...kind.ownerOf(before) } as Fields;
    const saved = requireFound(kind.update(id, expectedVersion(request), fields, staff), name);
    if (saved.conflict) return changedSince(lowerName);
    return respondVersion(kind.toJson(saved.after), saved.after.version);
  }

  async function remove({ request, params: { id = "" } }: Args): Promise<Response> {
    const staff = await requireApiStaff(request);
    const thing = requireFound(kind.find(id), name);
    requireVersion(request, thing, lowerName);
    kind.remove(id, staff);
    return respondJson({ _id: id, id });
  }

  return {
    GET: {
      tag,
      operationId: `get${name}`,
      summary: `Read ${one}`,
      description: "The ETag is its version, for If-Match.",
      returns: { description: "As stored", ...returned },
      respond: show,
      failure: `Failed to fetch ${lowerName}`,
    },
    PUT: {
      tag,
      operationId: `update${name}`,
      summary: `Change ${one}`,
      description: `Needs all fields again. ${aboutVersions}`,
      takesIfMatch: true,
      body: described,
      returns: { description: "As stored", ...returned },
      respond: update,
      failure: `Failed to update ${lowerName}`,
    },
    DELETE: {
      tag,
      operationId: `delete${name}`,
      summary: `Delete ${one}`,
      takesIfMatch: true,
      returns: deleted("The id"),
      respond: remove,
      failure: `Failed to delete ${lowerName}`,
    },
  };
}

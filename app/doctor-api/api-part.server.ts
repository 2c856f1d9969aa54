import type { LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import type { Call, Calls } from "#app/api/calls.server.ts";
import { aboutParts, moreByStaff } from "#app/api/describe.ts";
import { searchQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { respondListJson } from "#app/api/respond.server.ts";
import { isApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { listDoctors, listDoctorsPage } from "#db/doctors/doctors.ts";
import { doctorReturned } from "./example.ts";
import { doctorJson, toJson, toPublicJson } from "./json.ts";
import { allWithOpd } from "./with-opd.server.ts";

interface DoctorList extends Pick<Call, "operationId" | "summary" | "failure"> {
  onlyVisible: boolean;
}

/** The call that lists doctors. Hidden ones are for staff, unless `onlyVisible` leaves them out. */
export function listCalls({ onlyVisible, ...named }: DoctorList): Calls<LoaderFunctionArgs> {
  return {
    GET: {
      ...named,
      tag: "Doctors",
      description: `By name. ${aboutParts}`,
      security: moreByStaff,
      query: listQuery.extend({
        q: z
          .string()
          .optional()
          .meta({ description: "Part of a name, a speciality, a hospital or a language" }),
      }),
      takesIfNoneMatch: true,
      returns: {
        description: "The doctors",
        schema: z.array(doctorJson),
        example: [doctorReturned],
      },
      respond: (args) => respondDoctors(args, onlyVisible),
    },
  };
}

async function respondDoctors(
  { request, url, context }: LoaderFunctionArgs,
  onlyVisible: boolean,
): Promise<Response> {
  const isStaff = await isApiStaff(request);
  const filter = { text: readListQuery(url, searchQuery).q, visible: onlyVisible || !isStaff };
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      allWithOpd(
        listDoctors(filter, { after: place && { name: place[0], id: place[1] }, limit }),
        context,
      ),
    placeOf: ({ name, id }) => [name, id],
    page(page, per) {
      const { items, ...rest } = listDoctorsPage(filter, page, per);
      return { items: allWithOpd(items, context), ...rest };
    },
    toJson: isStaff ? toJson : toPublicJson,
  });
  return respondListJson(request, items, { isStaff, headers });
}
